import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { UnreadableFile } from './unreadable-file.js';

/** The bytes of a file, from the beginning, as often as they are asked for. */
export type FileBytes = () => AsyncIterable<Buffer>;

/** How a file is written. */
export interface FileFormat {
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Latin-1';
  readonly delimiter: ',' | ';' | '\t';
  /** The encoding by the name that a TextDecoder knows, the order of bytes with it. */
  readonly charset: Charset;
}

type Charset = keyof typeof ENCODINGS;

/** More than this a file is not, unpacked: a small one that unpacks to more is none of ours. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A head is shorter than this. */
const MOST_OF_A_HEAD = 100_000;
/** So many bytes tell UTF-16 without a mark: in the head of a table every second one is a NUL. */
const TELLING_BYTES = 40;
const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
} as const;

/** Reads how a file is written: a byte order mark or its NULs tell UTF-16, else UTF-8 if all of it is, else Latin-1. Throws UnreadableFile. */
export async function readFormat(file: FileBytes): Promise<FileFormat> {
  const charset = await charsetOf(unpacked(file));
  let start = '';
  for await (const text of decoded(file, charset)) {
    start += text;
    // The last line may go on in the next piece.
    if (start.length > MOST_OF_A_HEAD || linesOf(start).slice(0, -1).some(isHead)) break;
  }
  return { encoding: ENCODINGS[charset], delimiter: delimiterOf(linesOf(start)), charset };
}

/** The text of a file, unpacked, piece by piece. Throws UnreadableFile. */
export async function* decoded(file: FileBytes, charset: Charset): AsyncGenerator<string> {
  const decoder = new TextDecoder(charset);
  for await (const piece of unpacked(file)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
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
      if (bytes > MOST_BYTES) throw new UnreadableFile('The file is larger than 64 MB.');
      yield piece;
    }
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('Z_')) {
      throw new UnreadableFile('The file is packed with gzip, and damaged.');
    }
    throw error;
  }
}

async function charsetOf(pieces: AsyncIterable<Buffer>): Promise<Charset> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of pieces) {
      if (isFirst) refuseWorkbook(piece);
      const wide = isFirst ? utf16Of(piece) : undefined;
      if (wide) return wide;
      isFirst = false;
      strict.decode(piece, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252';
    throw error;
  }
}

/** Excel, LibreOffice and Numbers keep their own files as ZIP archives, old Excel as an OLE2 one. */
const WORKBOOKS = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

function refuseWorkbook(start: Buffer): void {
  if (WORKBOOKS.includes(start.toString('latin1', 0, 4)))
    throw new UnreadableFile('This is a workbook of a spreadsheet. Save its sheet as CSV, and send that.');
}

/** Which UTF-16 the beginning of a file is written in: by its mark, or by a NUL in every second byte and in no other. */
function utf16Of(start: Buffer): Charset | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const telling = [...start.subarray(0, TELLING_BYTES)];
  if (telling.length < TELLING_BYTES) return undefined;
  if (telling.every((byte, at) => (byte === 0) === (at % 2 === 1))) return 'utf-16le';
  return telling.every((byte, at) => (byte === 0) === (at % 2 === 0)) ? 'utf-16be' : undefined;
}

const linesOf = (text: string) => text.split(/[\r\n]/);

const DELIMITERS = [',', ';', '\t'] as const;
/** A line that spreadsheets read, and do not show: the sign between cells. */
const NAMES_DELIMITER = /^sep=(.)$/i;

/** Whether a line is neither blank nor names the delimiter: such lines stand before a head, and are none of the table. */
export const isHead = (line: string): boolean => /[^\s,;]/.test(line) && !NAMES_DELIMITER.test(line);

/** The sign that is named before the head, else the one that parts most cells of it. */
function delimiterOf(lines: readonly string[]): FileFormat['delimiter'] {
  const place = lines.findIndex(isHead);
  const named = lines.slice(0, Math.max(0, place)).map((line) => NAMES_DELIMITER.exec(line)?.[1]);
  const counts = DELIMITERS.map((sign) => (lines[place] ?? '').split(sign).length);
  const most = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  return DELIMITERS.find((sign) => named.includes(sign)) ?? most;
}
