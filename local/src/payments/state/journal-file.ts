import { closeSync, fdatasync, ftruncate, openSync, readFileSync, write } from 'node:fs';
import { promisify } from 'node:util';

const writeAt = promisify(write);
const sync = promisify(fdatasync);
const truncate = promisify(ftruncate);
const newline = 0x0a;

/**
 * An append-only file of JSON lines. A line counts once its newline is there, so a write that a crash cut off
 * is dropped at the next start and everything before it stands.
 */
export class JournalFile {
  private waiting: string[] = [];
  private lastWrite: Promise<void> = Promise.resolve();
  private nextWrite: Promise<void> | null = null;

  private constructor(
    private readonly fd: number,
    private size: number,
  ) {}

  /** Opens the file for writing behind byte `end`; what stood there is overwritten. */
  static open(path: string, end: number): JournalFile {
    // Not 'a': Linux ignores the position of a write to a file opened for appending.
    return new JournalFile(openSync(path, 'r+'), end);
  }

  /** Takes one entry; it is safe only after the next {@link durable}. */
  append(entry: object): void {
    this.waiting.push(`${JSON.stringify(entry)}\n`);
  }

  /**
   * Resolves when everything appended before the call is on disk. Entries that arrive together share one write.
   * Rejects with the disk's error (no space, say); the entries are kept, and the next call tries them again.
   */
  durable(): Promise<void> {
    if (this.waiting.length === 0) return this.lastWrite;
    this.nextWrite ??= this.lastWrite.catch(() => undefined).then(() => this.writeWaiting());
    this.lastWrite = this.nextWrite;
    return this.nextWrite;
  }

  async close(): Promise<void> {
    await this.durable();
    closeSync(this.fd);
  }

  private async writeWaiting(): Promise<void> {
    this.nextWrite = null;
    const batch = this.waiting.splice(0);
    const bytes = Buffer.from(batch.join(''));
    try {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await writeAt(this.fd, bytes, done, bytes.length - done, this.size + done);
        done += bytesWritten;
      }
      // What an earlier, longer write left behind must not follow this one.
      await truncate(this.fd, this.size + bytes.length);
      await sync(this.fd);
      this.size += bytes.length;
    } catch (error) {
      this.waiting.unshift(...batch);
      throw error;
    }
  }
}

/**
 * Reads the entries of a journal and where the last whole one ends. A broken last line is what a crash leaves and is passed over; anything else that
 * can't be read throws `JournalDamaged`.
 */
export function readJournal<E>(
  path: string,
  isEntry: (value: unknown) => value is E,
): { entries: E[]; end: number } {
  const bytes = readFileSync(path);
  const entries: E[] = [];
  let start = 0;
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
    const entry = parse(bytes.toString('utf8', start, end));
    if (isEntry(entry)) entries.push(entry);
    else if (end + 1 < bytes.length) throw new JournalDamaged(path, entries.length + 1);
    else break;
    start = end + 1;
  }
  return { entries, end: start };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The journal can't be trusted: something other than a crash changed it. */
export class JournalDamaged extends Error {
  constructor(path: string, line: number) {
    super(`${path}: line ${line} can't be read. Move the file away to start with an empty sandbox.`);
    this.name = 'JournalDamaged';
  }
}
