/** The latest entries of each account, in memory only: a restart empties it. */
export class RecentLog<E> {
  private readonly entries = new Map<string, E[]>();

  constructor(private readonly maxPerAccount: number) {}

  add(account: string, entry: E): void {
    const entries = this.of(account);
    entries.push(entry);
    if (entries.length > this.maxPerAccount) entries.shift();
  }

  /** The account's entries, oldest first. */
  of(account: string): E[] {
    const entries = this.entries.get(account) ?? [];
    this.entries.set(account, entries);
    return entries;
  }
}
