import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ImportRefused } from './import-refused.js';
import { type RawDocument, splitDocuments } from './split-documents.js';

/** What an old shop keeps, in the order in which it is imported. */
export const KINDS = ['users', 'parts', 'orders', 'reviews'] as const;
export type Kind = (typeof KINDS)[number];

export interface LegacyFile {
  readonly name: string;
  readonly path: string;
}

export interface LegacyFolder {
  readonly files: Readonly<Partial<Record<Kind, LegacyFile>>>;
  /** Names of what is not ours to read. */
  readonly others: readonly string[];
}

/** Finds `users.json`, `parts.jsonl` and so on, in any case of letters. Throws ImportRefused. */
export async function findLegacyFiles(folder: string): Promise<LegacyFolder> {
  const names = (await namesIn(folder)).sort();
  const files: Partial<Record<Kind, LegacyFile>> = {};
  const others: string[] = [];
  for (const name of names) {
    const kind = KINDS.find((one) => new RegExp(`^${one}\\.jsonl?$`, 'i').test(name));
    const twin = kind && files[kind];
    if (twin) throw new ImportRefused(`${twin.name} and ${name} are both there: leave one of them.`);
    if (kind) files[kind] = { name, path: join(folder, name) };
    else others.push(name);
  }
  if (Object.keys(files).length === 0) {
    throw new ImportRefused(
      `${folder} has none of users.json, parts.json, orders.json and reviews.json, as mongoexport writes them.`,
    );
  }
  return { files, others };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new ImportRefused(`${folder} is not a folder that can be read.`, { cause: error });
  }
}

/** The documents of a file, one at a time. Throws ImportRefused. */
export async function* readDocuments({ name, path }: LegacyFile): AsyncGenerator<RawDocument> {
  try {
    yield* splitDocuments(createReadStream(path, { encoding: await encodingOf(path) }));
  } catch (error) {
    if (error instanceof ImportRefused) throw new ImportRefused(`${name}: ${error.message}.`);
    if (isFileError(error))
      throw new ImportRefused(`${name} can't be read (${error.code}).`, { cause: error });
    throw error;
  }
}

/** PowerShell's `>` writes UTF-16, everything else UTF-8. */
async function encodingOf(path: string): Promise<'utf8' | 'utf16le'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16LE() === 0xfeff ? 'utf16le' : 'utf8';
  } finally {
    await file.close();
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
