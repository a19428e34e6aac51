import { existsSync } from 'node:fs';
import { writeAtomically } from './write-atomically.js';
import { Account, type Write } from './account.js';
import { JournalFile, readJournal } from './journal-file.js';
import { type Cause, UnitOfWork } from './unit-of-work.js';

const noCause: Cause = { requestId: null, idempotencyKey: null };
const hour = 3_600_000;
/** Retention times, the same as Stripe's: https://docs.stripe.com/api/idempotent_requests, /api/events. */
export const responsesCachedFor = 24 * hour;
const eventsCachedFor = 30 * 24 * hour;

/**
 * The sandbox's whole state: in memory to read, in a journal to survive. Responses may be sent only after
 * {@link durable}; then a `kill -9` at any time loses nothing that a client has received.
 */
export class SandboxStore {
  private readonly accounts = new Map<string, Account>();
  private readonly journal: JournalFile;
  /** Called after each change, before it is on disk. */
  onChange: (account: Account) => void = () => undefined;

  /** Reads the state back, drops what is too old to be requested, and writes the file again. */
  constructor(
    stateFile: string,
    readonly now: () => number,
  ) {
    const before = existsSync(stateFile) ? readJournal(stateFile, isJournalEntry) : undefined;
    for (const { account, writes } of before?.entries ?? []) {
      for (const write of writes) this.account(account).apply(write);
    }
    for (const account of this.accounts.values()) dropOld(account, this.now());
    this.journal = new JournalFile(stateFile, this.rewrite(stateFile, before?.end));
  }

  account(name: string): Account {
    const known = this.accounts.get(name) ?? new Account(name);
    this.accounts.set(name, known);
    return known;
  }

  everyAccount(): Iterable<Account> {
    return this.accounts.values();
  }

  /**
   * Runs one change. When it throws, all its writes are undone: what must stay despite a refusal (a declined
   * charge) is returned as an answer, not thrown out of here.
   */
  change<R>(account: Account, change: (work: UnitOfWork) => R, cause = noCause): R {
    const work = new UnitOfWork(account, this.now(), cause);
    let result: R;
    try {
      result = change(work);
    } catch (error) {
      work.undo();
      throw error;
    }
    if (work.writes.length > 0) {
      this.journal.append({ account: account.name, writes: work.writes } satisfies JournalEntry);
      this.onChange(account);
    }
    return result;
  }

  /** Resolves when everything changed so far is on disk. */
  durable(): Promise<void> {
    return this.journal.durable();
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  /**
   * Replaces the file at one stroke by one without history and returns its length. Where the disk has no room for
   * both, the old one stays: its whole lines end at `oldEnd`.
   */
  private rewrite(stateFile: string, oldEnd: number | undefined): number {
    const entries = [...this.accounts.values()].flatMap((account) =>
      account.everything().map((write): JournalEntry => ({ account: account.name, writes: [write] })),
    );
    const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    try {
      writeAtomically(stateFile, text);
      return Buffer.byteLength(text);
    } catch (error) {
      if (oldEnd === undefined) throw error;
      return oldEnd;
    }
  }
}

function dropOld(account: Account, now: number): void {
  for (const { id, at } of account.table('answers').values()) {
    if (at < now - responsesCachedFor) account.apply(['answers', id, null]);
  }
  for (const { id, created } of account.table('events').values()) {
    if (created * 1000 < now - eventsCachedFor) account.apply(['events', id, null]);
  }
}

interface JournalEntry {
  account: string;
  writes: Write[];
}

function isJournalEntry(value: unknown): value is JournalEntry {
  const entry = value as Partial<JournalEntry> | null | undefined;
  return typeof entry?.account === 'string' && Array.isArray(entry.writes);
}
