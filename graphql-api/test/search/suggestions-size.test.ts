import { goldenCases } from './golden-cases.js';
import { testSuggestionSizes } from './suggestions-size.js';

jest.setTimeout(120_000);

// All of them: suggestions-size.faults.ts.
testSuggestionSizes(goldenCases().filter((_, index) => index % 5 === 0));
