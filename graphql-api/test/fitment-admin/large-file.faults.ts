import { type FileBytes, readFormat } from '../../src/shared/table-file/file-format.js';
import { readRows } from '../../src/shared/table-file/read-rows.js';

jest.setTimeout(180_000);

const ROWS = 200_000;
const HEAD = 'part_number,make,model,year_from,year_to,note\n';
const ROW = `NL-100,Honda,Civic,2016,2021,${'a note of some length, '.repeat(3).replaceAll(',', ' ')}\n`;
const PIECE_ROWS = 1000;

/** A file of 200,000 rows that is generated as it is read, and how much of it was read. */
function largeFile(): { readonly file: FileBytes; readonly asked: () => number } {
  let asked = 0;
  const file = async function* () {
    asked = 0;
    for (let row = 0; row < ROWS; row += PIECE_ROWS) {
      asked += PIECE_ROWS;
      yield await Promise.resolve(Buffer.from(`${row === 0 ? HEAD : ''}${ROW.repeat(PIECE_ROWS)}`));
    }
  };
  return { file, asked: () => asked };
}

test('a file of 200,000 rows is streamed, never more than a few chunks ahead', async () => {
  const { file, asked } = largeFile();
  const format = await readFormat(file);
  let [rows, furthest] = [0, 0];

  for await (const some of readRows(file, format)) {
    rows += some.length;
    furthest = Math.max(furthest, asked() - rows);
    expect(some.at(-1)?.cells).toHaveLength(6);
  }

  expect(rows).toBe(ROWS + 1);
  expect(furthest).toBeLessThan(10 * PIECE_ROWS);
});
