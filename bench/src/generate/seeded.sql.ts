/**
 * SQL for figures that look random and are the same in every run: a hash of the row's number, so they don't depend on the
 * order in which the server makes the rows, as `random()` after `setseed` would.
 */
export class Seeded {
  constructor(private readonly seed: number) {}

  /** From 0 up to, not including, 1. `salt` names the use: equal salts give equal figures for a row. */
  unit(row: string, salt: number): string {
    return `((${this.hash(row, salt)} & 9007199254740991) / 9007199254740992::float8)`;
  }

  /** A whole number from `low` to `high`, both SQL. */
  between(row: string, salt: number, low: string | number, high: string | number): string {
    return `(${low} + floor(${this.unit(row, salt)} * (${high} - ${low} + 1)))::integer`;
  }

  /** One of these words. */
  word(row: string, salt: number, words: readonly string[]): string {
    return `(${array(words)})[${this.between(row, salt, 1, words.length)}]`;
  }

  /** 32 hexadecimal digits. */
  hex(row: string, salt: number): string {
    return `md5(${row} || '/${salt}/${this.seed}')`;
  }

  /** A UUIDv7, as the shop makes them: its first 48 bits are the milliseconds of `at`. */
  id(row: string, salt: number, at: string): string {
    const millis = `lpad(to_hex(floor(extract(epoch FROM ${at}) * 1000)::bigint), 12, '0')`;
    const hex = this.hex(row, salt);
    return `(${millis} || '7' || left(${hex}, 3) || '8' || substr(${hex}, 4, 15))::uuid`;
  }

  private hash(row: string, salt: number): string {
    return `hashint8extended((${row})::bigint, ${this.seed * 1000 + salt})`;
  }
}

const array = (words: readonly string[]): string => `ARRAY[${words.map(quoted).join(',')}]`;

/** A text as SQL has it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
