import { testFuzz } from './fuzz-tests.js';

jest.setTimeout(900_000);

describe('C24: an invalid value is refused and changes nothing', () =>
  testFuzz({ values: 'everywhere', runs: 2000 }));
