import { killRows } from '../support/kill-rows.js';
import { WAYS_BACK } from '../support/kill-runs.js';

jest.setTimeout(900_000);

describe('C30: refunds', () => killRows(WAYS_BACK));
