import { v7, validate } from 'uuid';

/** A new id: UUIDv7, so ids made later sort later. `at` backdates it. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}

const LEGACY_ID = /^[0-9a-f]{24}$/;

/** An id as an imported shop (MongoDB) gave it: 24 hexadecimal digits, in lower case here. */
export function isLegacyId(value: unknown): value is string {
  return typeof value === 'string' && LEGACY_ID.test(value);
}

/**
 * The id that a row with this old id has here. An ObjectId fits into a UUIDv7 with its time and every other digit, so
 * the old id leads to the row without a lookup; `imported_id` in the database is the same function.
 */
export function importedId(legacyId: string): string {
  const millis = (Number.parseInt(legacyId.slice(0, 8), 16) * 1000).toString(16).padStart(12, '0');
  return `${millis.slice(0, 8)}-${millis.slice(8)}-7${legacyId.slice(8, 11)}-800${legacyId[11]}-${legacyId.slice(12)}`;
}

/**
 * A row's id as sent by a caller: the 24-digit id of an imported one becomes the id it has here, and capitals become
 * small letters, since related rows are looked up by its id. All others stay.
 */
export function ownId(value: unknown): unknown {
  const small = typeof value === 'string' ? value.toLowerCase() : value;
  if (isLegacyId(small)) return importedId(small);
  return isId(small) ? small : value;
}
