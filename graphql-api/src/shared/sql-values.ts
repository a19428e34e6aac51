/** The values of a statement that is put together, each with its place in the text. */
export class SqlValues {
  readonly all: unknown[] = [];

  /** The place of this value, `$1` for the first. */
  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}
