import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts the logs of the run before aside: each `x.log` of a folder becomes `x.log.1`, and the one before that goes. */
export function rotateLogs(folder: string): void {
  if (!existsSync(folder)) return;
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

/** The last lines of a log from this byte on, oldest first; empty when there is no such file. */
export const lastLines = (path: string, count: number, from = 0): string[] =>
  readFrom(path, from).slice(-16_384).split('\n').filter(Boolean).slice(-count);

/** What a log holds from this byte on; all of it when it has become shorter than that. */
export function readFrom(path: string, offset: number): string {
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const start = offset > size ? 0 : offset;
    const buffer = Buffer.alloc(size - start);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, start));
  } finally {
    closeSync(file);
  }
}
