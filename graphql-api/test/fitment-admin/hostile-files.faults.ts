import { HEAD, MB, testHostileFiles } from './hostile-files.js';

jest.setTimeout(120_000);

describe('C51: a small file that is expensive to process', () =>
  testHostileFiles([
    [
      '5 MB of rows with one sign',
      `${HEAD}\n${'x\n'.repeat(2.5 * MB)}`,
      'Row 250,002: a file can have at most 250,000 rows, including blank ones.',
    ],
    [
      '5 MB of semicolons',
      `${HEAD.replaceAll(',', ';')}\n${';'.repeat(5 * MB)}`,
      'Row 2: the row is longer than 100 kB.',
    ],
    ['5 MB of quotation marks', `${HEAD}\n${'"'.repeat(5 * MB)}`, 'Row 2: the row is longer than 100 kB.'],
  ]));
