import { v7, validate } from 'uuid';

/** A new id: UUIDv7, so ids made later sort later. `at` backdates it. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}
