import { killRows } from '../support/kill-rows.js';
import { WAYS_BACK } from '../support/kill-runs.js';

jest.setTimeout(900_000);

describe('C30: money that goes back', () => killRows(WAYS_BACK));
