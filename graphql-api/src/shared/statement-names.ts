import type { ReadStatement } from './read-database.js';

/** Each takes memory in every connection, and callers decide how many texts there are. */
const MAX_NAMES = 200;

/** Names for prepared statements, which begin with `prefix`: the first two hundred texts that ask for one get it, the others go without. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  constructor(private readonly prefix: string) {}

  of({ text, prepared }: ReadStatement): string | undefined {
    if (!prepared) return undefined;
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MAX_NAMES) return known;
    const name = `${this.prefix}_${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
