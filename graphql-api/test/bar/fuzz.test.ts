import { testFuzz } from './fuzz-tests.js';

jest.setTimeout(300_000);

describe('C24: a value that does not belong there is refused and changes nothing', () =>
  testFuzz({ values: 'chosen', runs: 200 }));
