import { HEAD, MB, testHostileFiles } from './hostile-files.js';

jest.setTimeout(120_000);

// See also hostile-files.faults.ts.
describe('C51: a small file that is expensive to process', () =>
  testHostileFiles([
    [
      '5 MB of line ends',
      `${HEAD}\n${'\n'.repeat(5 * MB)}`,
      'Row 250,002: a file can have at most 250,000 rows, including blank ones.',
    ],
    ['one cell of 60 MB', `${HEAD}\n"${'x'.repeat(60 * MB)}"`, 'Row 2: the row is longer than 100 kB.'],
    ['a gzip bomb', 'x'.repeat(200 * MB), 'The file is larger than 64 MB.'],
  ]));
