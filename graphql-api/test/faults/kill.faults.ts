import { killRows } from '../support/kill-rows.js';
import { PAYMENT_POINTS } from '../support/kill-runs.js';

jest.setTimeout(900_000);

describe('C30: a payment', () => {
  killRows(PAYMENT_POINTS);
});
