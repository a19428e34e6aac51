import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type LegacyDocument = Record<string, unknown>;
export type LegacyExport = Partial<
  Record<'users' | 'parts' | 'orders' | 'reviews', readonly LegacyDocument[]>
>;

export interface ExportOptions {
  readonly write?: (documents: readonly LegacyDocument[]) => string;
  readonly encoding?: 'utf8' | 'utf16le';
  /** Further files as they are. */
  readonly more?: Readonly<Record<string, string>>;
}

const oneALine = (documents: readonly LegacyDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');

/** Formats of `mongoexport` other than a document per line: `--jsonArray`, the same with `--pretty`, and on Windows. */
export const FORMS = {
  array: (documents: readonly LegacyDocument[]) => `${JSON.stringify(documents)}\n`,
  prettyArray: (documents: readonly LegacyDocument[]) =>
    `[${documents.map((document) => JSON.stringify(document, null, '\t')).join(',\n')}]\n`,
  windowsLines: (documents: readonly LegacyDocument[]) =>
    `\uFEFF${oneALine(documents).replaceAll('\n', '\r\n')}`,
};

/** A folder with an old shop's export. */
export function writeExport(
  shop: LegacyExport,
  { write = oneALine, encoding = 'utf8', more = {} }: ExportOptions = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'legacy-'));
  const mark = encoding === 'utf16le' ? '\uFEFF' : '';
  for (const [kind, documents] of Object.entries(shop)) {
    writeFileSync(join(folder, `${kind}.json`), mark + write(documents), encoding);
  }
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text);
  return folder;
}

let made = 0;

/** An ObjectId of 4 May 2022, 12:00 UTC, and a little later each time. */
export function objectId(): { $oid: string } {
  made += 1;
  const seconds = Date.UTC(2022, 4, 4, 12) / 1000 + made;
  return { $oid: `${seconds.toString(16)}a1b2c3d4e5${made.toString(16).padStart(6, '0')}` };
}

/** Canonical extended JSON of what JavaScript would say: `--jsonFormat=canonical`. */
export function canonical(document: LegacyDocument): LegacyDocument {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      typeof value === 'number'
        ? Number.isInteger(value)
          ? { $numberInt: String(value) }
          : { $numberDouble: String(value) }
        : value,
    ]),
  );
}
