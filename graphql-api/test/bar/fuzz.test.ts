import { testFuzz } from './fuzz-tests.js';

jest.setTimeout(300_000);

describe('C24: an invalid value is refused and changes nothing', () =>
  testFuzz({ values: 'chosen', runs: 200 }));
