import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import iconv from 'iconv-lite';

import { listReadings, type Reading } from './encodings.js';
import { UnreadableFile } from './unreadable-file.js';

/** The bytes of a file, from the beginning, as often as they are read. */
export type FileBytes = () => AsyncIterable<Buffer>;

/** How a file is written. */
export interface FileFormat {
  /** `UTF-8`, `UTF-16` or one of `ENCODINGS`. */
  readonly encoding: string;
  readonly delimiter: ',' | ';' | '\t';
  /** The encoding with its order of bytes. */
  readonly charset: string;
}

/** A file that is not Unicode and whose encoding no one has chosen: a wrong guess would write wrong names. */
export class UnknownEncoding extends Error {
  constructor(readonly readings: readonly Reading[]) {
    super('The file is not UTF-8.');
  }
}

/** More than this a file is not, unpacked: a small one that unpacks to more is not one of ours. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A head is shorter than this. */
const MAX_HEAD_LENGTH = 100_000;
/** This many bytes tell UTF-16 without a mark: in the head of a table every second one is a NUL. */
const SIGNATURE_BYTES = 40;
const UNICODE = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' } as const;
type Unicode = keyof typeof UNICODE;
const isUnicode = (charset: string): charset is Unicode => charset in UNICODE;

/** Bytes of a line from which the encoding is guessed. */
const MAX_SAMPLE_BYTES = 2000;

/**
 * Detects how a file is written: a byte order mark or its NULs tell UTF-16, else it is UTF-8 if all of it is, else in the encoding that was chosen
 * for it. Throws UnreadableFile, UnknownEncoding.
 */
export async function readFormat(file: FileBytes, chosen: string | null = null): Promise<FileFormat> {
  const charset = (await detectUnicode(unpacked(file))) ?? chosen;
  if (charset === null) throw new UnknownEncoding(listReadings(await sampleLines(unpacked(file))));
  let start = '';
  for await (const text of decoded(file, charset)) {
    start += text;
    // The last line may continue in the next chunk.
    if (start.length > MAX_HEAD_LENGTH || linesOf(start).slice(0, -1).some(isHead)) break;
  }
  return {
    encoding: isUnicode(charset) ? UNICODE[charset] : charset,
    delimiter: delimiterOf(linesOf(start)),
    charset,
  };
}

/** The text of a file, unpacked, in chunks. Throws UnreadableFile. */
export async function* decoded(file: FileBytes, charset: string): AsyncGenerator<string> {
  if (isUnicode(charset)) {
    const decoder = new TextDecoder(charset);
    for await (const piece of unpacked(file)) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } else {
    // Node's own decoder of windows-1252 loses the euro sign in some versions.
    const decoder = iconv.getDecoder(charset);
    for await (const piece of unpacked(file)) yield decoder.write(piece);
    yield decoder.end() ?? '';
  }
}

/** What is packed with gzip is unpacked. */
async function* unpacked(file: FileBytes): AsyncGenerator<Buffer> {
  let [isPacked, bytes] = [false, 0];
  for await (const piece of file()) {
    isPacked = piece[0] === 0x1f && piece[1] === 0x8b;
    break;
  }
  try {
    const pieces = isPacked ? pipeline(Readable.from(file()), createGunzip(), () => undefined) : file();
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > MAX_BYTES) throw new UnreadableFile('The file is larger than 64 MB.');
      yield piece;
    }
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('Z_')) {
      throw new UnreadableFile('The gzip file is damaged.');
    }
    throw error;
  }
}

async function detectUnicode(pieces: AsyncIterable<Buffer>): Promise<Unicode | null> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of pieces) {
      if (isFirst) refuseOtherFormats(piece);
      const wide = isFirst ? utf16Of(piece) : undefined;
      if (wide) return wide;
      isFirst = false;
      strict.decode(piece, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return null;
    throw error;
  }
}

/**
 * The lines in which a byte beyond ASCII comes for the first time, 128 at most: what reads these alike reads all of the file alike. In all encodings
 * that are supported, the ends of lines are those of ASCII.
 */
async function sampleLines(pieces: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const sample: Buffer[] = [];
  const known = new Set<number>();
  const add = (text: string) => {
    if (!/[\x80-\xff]/.test(text)) return;
    const line = Buffer.from(text.slice(0, MAX_SAMPLE_BYTES), 'latin1');
    const unknown = line.filter((byte) => byte >= 0x80 && !known.has(byte));
    if (unknown.length > 0) sample.push(line);
    for (const byte of unknown) known.add(byte);
  };
  let open = '';
  for await (const piece of pieces) {
    const lines = `${open}${piece.toString('latin1')}`.split(/[\r\n]+/);
    open = (lines.pop() ?? '').slice(0, MAX_SAMPLE_BYTES);
    for (const line of lines) add(line);
  }
  add(open);
  return sample;
}

/** Other formats, by how they begin, with what to do about it. A workbook is a ZIP archive of XML files, an old one an OLE2 file. */
const OTHER_FORMATS: readonly (readonly [begins: RegExp, problem: string])[] = [
  [
    /^PK[^ -~]{2}[^]{26}(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|mimetype|Index\/|Metadata\/)|^\xd0\xcf[^ -~]\xe0/,
    'This is a spreadsheet workbook. Save the sheet as CSV and upload that.',
  ],
  [/^PK[^ -~]{2}/, 'This is a ZIP archive. Unpack it and upload the CSV file inside.'],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|[a-z])/i,
    'This is XML or HTML, not CSV. Export the data as CSV and upload that.',
  ],
  [/^%PDF-/, 'This is a PDF. Upload the original table as CSV.'],
];

function refuseOtherFormats(start: Buffer): void {
  const beginning = start.toString('latin1', 0, 256);
  const [, problem] = OTHER_FORMATS.find(([begins]) => begins.test(beginning)) ?? [];
  if (problem !== undefined) throw new UnreadableFile(problem);
}

/** Which UTF-16 the beginning of a file is written in: by its mark, or by a NUL in every second byte and in no other. */
function utf16Of(start: Buffer): Unicode | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const telling = [...start.subarray(0, SIGNATURE_BYTES)];
  if (telling.length < SIGNATURE_BYTES) return undefined;
  if (telling.every((byte, at) => (byte === 0) === (at % 2 === 1))) return 'utf-16le';
  return telling.every((byte, at) => (byte === 0) === (at % 2 === 0)) ? 'utf-16be' : undefined;
}

const linesOf = (text: string) => text.split(/[\r\n]/);

const DELIMITERS = [',', ';', '\t'] as const;
/** A line that spreadsheets read, and do not show: the delimiter. */
const NAMES_DELIMITER = /^sep=(.)$/i;

/** Whether a line is neither blank nor names the delimiter: such lines come before a head, outside the table. */
export const isHead = (line: string): boolean => /[^\s,;]/.test(line) && !NAMES_DELIMITER.test(line);

/** The delimiter that is named before the head, else the one that separates most of its cells. */
function delimiterOf(lines: readonly string[]): FileFormat['delimiter'] {
  const place = lines.findIndex(isHead);
  const named = lines.slice(0, Math.max(0, place)).map((line) => NAMES_DELIMITER.exec(line)?.[1]);
  const counts = DELIMITERS.map((sign) => (lines[place] ?? '').split(sign).length);
  const most = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  return DELIMITERS.find((sign) => named.includes(sign)) ?? most;
}
