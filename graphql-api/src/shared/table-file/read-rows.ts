import { CsvError, parse, type Parser } from 'csv-parse';

import { EventLoopPause } from '../event-loop-pause.js';
import { decoded, type FileBytes, type FileFormat, isHead } from './file-format.js';
import { UnreadableFile } from './unreadable-file.js';

export interface RawRow {
  /** Number of the row in the file, from 1: lines before the head are counted, and so are blank rows. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Maximum number of rows, without the head. */
const MAX_ROWS = 250_000;
/** What is between two ends of rows, all characters counted. */
const MAX_ROW_KB = 100;
/** What is parsed without a pause: a few milliseconds' worth where it is nothing but line ends. */
const SLICE_BYTES = 4096;

/**
 * The rows of a file, the head first, some at a time, as it is read; what comes before the head is left out. No more than a row and a piece of the file is in memory, and
 * everything else has its turn in the meantime. What a file costs is bounded by its raw rows, blank ones too, and by the length of
 * each. Throws UnreadableFile.
 */
export async function* readRows(file: FileBytes, format: FileFormat): AsyncGenerator<readonly RawRow[]> {
  const parser = parserOf(format);
  const pause = new EventLoopPause();
  let [row, bytesOfRow] = [0, 0];
  let hasBegun = false;
  const numbered = (records: readonly string[][]): RawRow[] =>
    records.flatMap((cells) => {
      row += 1;
      hasBegun ||= isHead(cells.join(format.delimiter));
      return hasBegun ? [{ row, cells }] : [];
    });
  for await (const text of decoded(file, format.charset)) {
    const bytes = Buffer.from(text);
    for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
      const slice = bytes.subarray(from, from + SLICE_BYTES);
      const rowsBefore = row;
      const rows = numbered(await parsed(parser, slice));
      bytesOfRow = row > rowsBefore ? 0 : bytesOfRow + slice.length;
      if (bytesOfRow > MAX_ROW_KB * 1000) {
        throw new UnreadableFile(
          `Row ${row + 1}: the row is longer than ${MAX_ROW_KB} kB. Is a quotation mark missing?`,
        );
      }
      if (row > MAX_ROWS + 1) {
        throw new UnreadableFile(
          `Row ${(MAX_ROWS + 2).toLocaleString('en-US')}: a file can have at most ${MAX_ROWS.toLocaleString('en-US')} rows, including blank ones. Split it.`,
        );
      }
      if (rows.length > 0) yield rows;
      await pause.ifDue();
    }
  }
  const last = numbered(await parsed(parser, null));
  if (last.length > 0) yield last;
}

function parserOf({ delimiter }: FileFormat): Parser {
  // All of them in one file: what was saved on one system is often added to on another.
  const parser = parse({ delimiter, record_delimiter: ['\r\n', '\n', '\r'] });
  // csv-parse makes an error with a copy of everything for each row that is not as long as the first, also where that is allowed:
  // a short row would cost a hundred times what a long one does. So each row is as long as it should be.
  const { state } = parser as unknown as { state: { record: unknown[] } };
  Object.defineProperty(state, 'expectedRecordLength', {
    get: () => state.record.length,
    set: () => undefined,
  });
  // Failures are reported to the sender.
  parser.on('error', () => undefined);
  return parser;
}

/** Has a piece parsed, or the end of the file (null). Returns the rows that ended in it. Throws UnreadableFile. */
async function parsed(parser: Parser, piece: Buffer | null): Promise<string[][]> {
  const rows: string[][] = [];
  const take = () => {
    for (let cells = parser.read() as string[] | null; cells; cells = parser.read() as string[] | null)
      rows.push(cells);
  };
  const done = new Promise<void>((resolve, reject) => {
    const onEnd = (error?: Error | null) => {
      if (error) reject(error);
      else resolve();
    };
    if (piece) parser.write(piece, onEnd);
    else parser.end(onEnd);
  });
  take();
  try {
    await done;
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile(`Row ${Number(error.records) + 1}: ${csvErrorMessage(error)}`);
    throw error;
  }
  take();
  return rows;
}

function csvErrorMessage({ code }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quotation mark is opened and never closed.'
    : 'a quotation mark is in the middle of a cell. Double it, and put the whole cell in quotation marks.';
}
