import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Renames the logs of the previous run: each `x.log` of a folder becomes `x.log.1`, and the one before that goes. */
export function rotateLogs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.log')) renameSync(join(folder, name), join(folder, `${name}.1`));
  }
}

/** Opens a log for appending; `start` is where the new lines will begin. The caller closes the descriptor. */
export function openLog(path: string): { file: number; start: number } {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a', 0o640);
  return { file, start: fstatSync(file).size };
}

/** How long a log is, in bytes; 0 when there is no such file. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The last lines of a log from this byte on, oldest first; empty when there is no such file. */
export const lastLines = (path: string, count: number, from = 0): string[] =>
  readFrom(path, Math.max(from, sizeOf(path) - 16_384))
    .split('\n')
    .filter(Boolean)
    .slice(-count);

/** What a log holds from this byte on; nothing when it is not that long. */
export function readFrom(path: string, offset: number): string {
  const length = sizeOf(path) - offset;
  if (length <= 0) return '';
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, length, offset));
  } finally {
    closeSync(file);
  }
}
