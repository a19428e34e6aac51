import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { CsvError, parse } from 'csv-parse';

import { UnreadableFile } from './fitment-columns.js';

/** The bytes of a file, from the beginning, as often as they are asked for. */
export type FileBytes = () => AsyncIterable<Buffer>;

/** How a file is written. */
export interface FileFormat {
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Latin-1';
  readonly delimiter: ',' | ';' | '\t';
}

/** More than this a file is not, unpacked: a small one that unpacks to more is none of ours. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What is between two ends of rows. */
const MOST_OF_A_ROW = 100_000;
const DECODERS = { 'UTF-8': 'utf-8', 'UTF-16': 'utf-16le', 'Latin-1': 'windows-1252' } as const;

/** Reads how a file is written: a byte order mark tells, else UTF-8 if all of it is, else Latin-1. Throws UnreadableFile. */
export async function readFormat(file: FileBytes): Promise<FileFormat> {
  const encoding = await encodingOf(unpacked(file));
  let start = '';
  for await (const text of decoded(unpacked(file), encoding)) {
    start += text;
    if (/[\r\n]/.test(start) || start.length > MOST_OF_A_ROW) break;
  }
  return { encoding, delimiter: delimiterOf(start.split(/[\r\n]/, 1)[0] ?? '') };
}

/** The rows of a file, the head first, as it is read: never more than a row and some pieces in memory. Throws UnreadableFile. */
export async function* readRows(file: FileBytes, format: FileFormat): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: format.delimiter,
    relax_column_count: true,
    max_record_size: MOST_OF_A_ROW,
  });
  // What fails on the way is thrown by the parser.
  pipeline(Readable.from(decoded(unpacked(file), format.encoding)), parser, () => undefined);
  try {
    for await (const record of parser as AsyncIterable<string[]>) yield record;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser is ahead of its reader by some rows.
    throw new UnreadableFile(`Row ${Number(error.records) + 1}: ${wordsOf(error)}`);
  }
}

function wordsOf({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is opened and never closed.';
    case 'CSV_MAX_RECORD_SIZE':
      return `it is longer than ${MOST_OF_A_ROW.toLocaleString('en-US')} characters. Is a quotation mark missing?`;
    default:
      return 'a quotation mark stands in the middle of a cell. Write it twice, and the whole cell between two others.';
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

async function* decoded(
  pieces: AsyncIterable<Buffer>,
  encoding: FileFormat['encoding'],
): AsyncGenerator<string> {
  const decoder = new TextDecoder(DECODERS[encoding]);
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function encodingOf(pieces: AsyncIterable<Buffer>): Promise<FileFormat['encoding']> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of pieces) {
      if (isFirst && piece[0] === 0xff && piece[1] === 0xfe) return 'UTF-16';
      isFirst = false;
      strict.decode(piece, { stream: true });
    }
    strict.decode();
    return 'UTF-8';
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'Latin-1';
    throw error;
  }
}

/** The sign that parts most cells of the head. */
function delimiterOf(head: string): FileFormat['delimiter'] {
  const signs = [',', ';', '\t'] as const;
  const counts = signs.map((sign) => head.split(sign).length);
  return signs[counts.indexOf(Math.max(...counts))] ?? ',';
}
