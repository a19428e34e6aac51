import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

const newline = 0x0a;

/**
 * An append-only file of JSON lines. A line counts once its newline is there, so a write that a crash cut off
 * is dropped at the next start and everything before it is kept.
 */
export class JournalFile {
  private file: FileHandle | undefined;
  private waiting: string[] = [];
  private lastWrite: Promise<void> = Promise.resolve();
  private nextWrite: Promise<void> | null = null;

  /** Writes behind byte `size` of an existing file; what is there is cut off by the first write. */
  constructor(
    private readonly path: string,
    private size: number,
  ) {}

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
    await this.file?.close();
  }

  private async writeWaiting(): Promise<void> {
    this.nextWrite = null;
    const batch = this.waiting.splice(0);
    const text = batch.join('');
    try {
      this.file ??= await open(this.path, 'a');
      // What a write that failed left behind must not be before this one.
      await this.file.truncate(this.size);
      await this.file.appendFile(text);
      await this.file.datasync();
      this.size += Buffer.byteLength(text);
    } catch (error) {
      this.waiting.unshift(...batch);
      throw error;
    }
  }
}

/**
 * Reads the entries of a journal and where the last whole one ends. A broken last line is what a crash leaves and is
 * passed over; anything else that can't be read throws `JournalDamaged`.
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
