import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Opens a log for appending and returns its descriptor; the log of the run before is kept beside it as `.1`. */
export function openRotated(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a');
}

/** The last lines of a log, oldest first; empty when there is no such file. */
export function lastLines(path: string, count: number): string[] {
  return readFrom(path, -16_384).split('\n').filter(Boolean).slice(-count);
}

/** What a log holds from this byte on, or its last so many bytes when the offset is negative. */
export function readFrom(path: string, offset: number): string {
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const start = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size);
    const buffer = Buffer.alloc(size - start);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, start));
  } finally {
    closeSync(file);
  }
}
