import { cutTo } from '../shared/cut-to.js';
import { isEmailAddress } from '../shared/email.validator.js';
import { isLegacyId } from '../shared/ids.js';
import { fromClientNumber, MAX_MINOR, toDecimal } from '../shared/money.js';
import { trimText } from '../shared/visible-text.js';
import { plainValue } from './extended-json.js';
import { RowRefused } from './import-refused.js';
import { quoted } from './quoted.js';

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** "$1,299.00", as people type into a price field. */
const AMOUNT = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;
const WHOLE = /^-?\d+(?:\.0+)?$/;
const TRUE = new Set<unknown>([true, 1, 'true', '1']);
const FALSE = new Set<unknown>([false, 0, 'false', '0', '', null, undefined]);

/**
 * Reads the fields of one document of an old shop. What the shop can't do without throws RowRefused; what it can is
 * left out, with a remark.
 */
export class DocumentReader {
  /** What a person should know of the imported row: ends of sentences. */
  readonly remarks: string[] = [];
  private readonly readFields = new Set<string>();

  constructor(private readonly document: Readonly<Record<string, unknown>>) {}

  /** The fields that nothing has read. */
  get leftOver(): string[] {
    return Object.keys(this.document).filter((field) => !this.readFields.has(field));
  }

  /** The old id; null, with a remark, when it is not the usual 24 hexadecimal digits. */
  legacyId(): string | null {
    const id = this.read('_id');
    const lower = typeof id === 'string' ? id.toLowerCase() : id;
    if (isLegacyId(lower)) return lower;
    this.remarks.push(`its id ${quoted(id)} is not 24 hexadecimal digits and leads nowhere here`);
    return null;
  }

  /** `createdAt`, else the time inside the old id, else `now`; never later than `now`. */
  createdAt(legacyId: string | null, now: Date): Date {
    const createdAt = this.read('createdAt');
    const date =
      createdAt instanceof Date ? createdAt : typeof createdAt === 'string' ? new Date(createdAt) : undefined;
    const inId = legacyId === null ? now : new Date(Number.parseInt(legacyId.slice(0, 8), 16) * 1000);
    const at = date && !Number.isNaN(date.getTime()) ? date : inId;
    return at > now || at.getUTCFullYear() < 1970 ? now : at;
  }

  /** An amount in minor units. */
  amount(field: string, min: number): number {
    const value = this.read(field);
    if (value === undefined || value === null || value === '') throw new RowRefused(`${field} is missing`);
    const minor = minorUnits(value);
    if (minor === undefined) throw new RowRefused(`${field} ${quoted(value)} is not an amount of money`);
    if (minor < min || minor > MAX_MINOR) {
      throw new RowRefused(
        `${field} ${quoted(value)} is not between ${toDecimal(min)} and ${toDecimal(MAX_MINOR)}`,
      );
    }
    return minor;
  }

  /** An email address, in lower case. */
  email(field: string): string {
    const value = this.read(field);
    const email = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (isEmailAddress(email)) return email;
    if (email === undefined || email === null || email === '') throw new RowRefused(`${field} is missing`);
    throw new RowRefused(`${field} ${quoted(value)} is not an email address`);
  }

  /** A whole number within bounds; null when it is missing. */
  count(field: string, { min, max }: NumberBounds): number | null {
    const value = this.read(field);
    if (value === undefined || value === null || value === '') return null;
    const number = typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
      throw new RowRefused(`${field} ${quoted(value)} is not a whole number from ${min} to ${max}`);
    }
    return number;
  }

  /** What `read` returns; null, with its reason as a remark, where it refuses the row. */
  lenient<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      this.remarks.push(error.message);
      return null;
    }
  }

  /** Trimmed text, cut to a length that the shop accepts; null when there is none. */
  text(field: string, max: number): string | null {
    const value = this.read(field);
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string' && typeof value !== 'number') {
      this.remarks.push(`${field} is left out: ${quoted(value)} is not text`);
      return null;
    }
    const text = trimText(String(value).replaceAll('\u0000', '').toWellFormed());
    if (text.length <= max) return text === '' ? null : text;
    this.remarks.push(`${field} is cut from ${text.length} to ${max} characters`);
    return trimText(cutTo(text, max));
  }

  /** A link that `accepts` allows; null, with a remark, for any other. */
  link(field: string, accepts: (link: string) => boolean): string | null {
    const value = this.read(field);
    if (value === undefined || value === null || value === '') return null;
    const link = typeof value === 'string' ? value.trim() : '';
    if (accepts(link)) return link;
    this.remarks.push(
      `${field} is left out: ${quoted(value)} is not a link that starts with http:// or https://`,
    );
    return null;
  }

  /** Yes or no; no when it is missing or, with a remark, neither. */
  flag(field: string): boolean {
    const value = this.read(field);
    const yes = TRUE.has(value);
    if (!yes && !FALSE.has(value)) this.remarks.push(`${field} ${quoted(value)} counts as no`);
    return yes;
  }

  /** A field as it is, without its extended JSON. */
  read(field: string): unknown {
    this.readFields.add(field);
    return plainValue(this.document[field]);
  }
}

function minorUnits(value: unknown): number | undefined {
  if (typeof value === 'number') return fromClientNumber(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return AMOUNT.test(text) ? fromClientNumber(text.replaceAll(/[$,\s]/g, '')) : undefined;
}
