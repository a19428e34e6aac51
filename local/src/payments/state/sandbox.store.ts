import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Account, type Write } from './account.js';
import { JournalFile, readJournal } from './journal-file.js';
import { type Cause, UnitOfWork } from './unit-of-work.js';

const noCause: Cause = { requestId: null, idempotencyKey: null };
const hour = 3_600_000;
/** As long as Stripe keeps them: https://docs.stripe.com/api/idempotent_requests, /api/events. */
const answersKeptFor = 24 * hour;
const eventsKeptFor = 30 * 24 * hour;

/**
 * The sandbox's whole state: in memory to read, in a journal to survive. Answers may leave only after
 * {@link durable}; then a `kill -9` at any moment loses nothing that anyone was told.
 */
export class SandboxStore {
  private readonly accounts = new Map<string, Account>();
  private readonly listeners: ((account: Account) => void)[] = [];
  private readonly journal: JournalFile;

  /** Reads the state back, drops what is too old to be asked for, and writes the file anew. */
  constructor(
    stateFile: string,
    readonly now: () => number,
  ) {
    mkdirSync(dirname(stateFile), { recursive: true });
    const { entries, end } = existsSync(stateFile)
      ? readJournal(stateFile, isJournalEntry)
      : { entries: [], end: null };
    for (const entry of entries) this.replay(entry);
    this.dropOld();
    this.journal = JournalFile.open(stateFile, this.rewrite(stateFile, end));
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
   * Runs one change. When it throws, all its writes are taken back: what must stay despite a refusal (a declined
   * charge) is returned as an answer, not thrown out of here.
   */
  change<R>(account: Account, cause: Cause | null, change: (work: UnitOfWork) => R): R {
    const work = new UnitOfWork(account, this.now(), cause ?? noCause);
    let result: R;
    try {
      result = change(work);
    } catch (error) {
      work.undo();
      throw error;
    }
    const entry = work.journalEntry;
    if (entry !== null) {
      this.journal.append(entry);
      for (const listener of this.listeners) listener(account);
    }
    return result;
  }

  /** Resolves when everything changed so far is on disk. */
  durable(): Promise<void> {
    return this.journal.durable();
  }

  /** Calls `listener` after each change, before it is on disk. */
  onChange(listener: (account: Account) => void): void {
    this.listeners.push(listener);
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private replay({ account, writes }: JournalEntry): void {
    const target = this.account(account);
    for (const [table, id, record] of writes) target.apply(table, id, record);
  }

  private dropOld(): void {
    const now = this.now();
    for (const account of this.accounts.values()) {
      for (const answer of account.table('answers').values()) {
        if (answer.at < now - answersKeptFor) account.apply('answers', answer.id, null);
      }
      for (const event of account.table('events').values()) {
        if (event.created * 1000 < now - eventsKeptFor) account.apply('events', event.id, null);
      }
    }
  }

  /**
   * Replaces the file at one stroke by one without history and returns its length. Where the disk has no room for
   * both, the old one stays: its whole lines end at `oldEnd`.
   */
  private rewrite(stateFile: string, oldEnd: number | null): number {
    const fresh = `${stateFile}.new`;
    try {
      const size = this.writeAll(fresh);
      renameSync(fresh, stateFile);
      return size;
    } catch (error) {
      rmSync(fresh, { force: true });
      if (oldEnd === null) throw error;
      return oldEnd;
    }
  }

  private writeAll(path: string): number {
    const fd = openSync(path, 'w');
    try {
      let size = 0;
      for (const account of this.accounts.values()) {
        for (const write of account.everything()) {
          const entry: JournalEntry = { account: account.name, writes: [write] };
          const line = `${JSON.stringify(entry)}\n`;
          writeFileSync(fd, line);
          size += Buffer.byteLength(line);
        }
      }
      fsyncSync(fd);
      return size;
    } finally {
      closeSync(fd);
    }
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
