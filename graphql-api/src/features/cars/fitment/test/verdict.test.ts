import { judge } from '../verdict.js';
import { readVerdictCases } from './read-verdict-cases.js';

const cases = readVerdictCases();

test('there are at least 150 cases, and every verdict is among them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect([...new Set(cases.map(({ verdict }) => verdict))].sort()).toEqual([
    'DOES_NOT_FIT',
    'FITS',
    'FITS_IF',
    'UNKNOWN',
  ]);
});

test.each(cases)('$line', ({ list, car, answers, verdict, reason }) => {
  const judged = judge(list, car, answers);
  // Number and unit are kept together by a space that the table does not show.
  expect([judged.verdict, judged.reason.replaceAll('\u00a0', ' ')]).toEqual([verdict, reason]);
});
