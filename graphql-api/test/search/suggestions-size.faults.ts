import { goldenCases } from './golden-cases.js';
import { testSuggestionSizes } from './suggestions-size.js';

jest.setTimeout(300_000);

testSuggestionSizes(goldenCases());
