import { type RefundFacts, refundStateOf } from './refund-state.js';

const facts = (part: RefundFacts['part'], refund: RefundFacts['refund'] = null, refused = false) => ({
  part,
  refund,
  refused,
});

test.each([
  ['nothing goes back', [facts('SETTLED')], null],
  ['owed, not asked for yet', [facts('REFUND_DUE')], 'PENDING'],
  ['owed, and the provider said no', [facts('REFUND_DUE', null, true)], 'FAILED'],
  ['the provider is at it', [facts('REFUNDED', 'PENDING')], 'PENDING'],
  ['given', [facts('REFUNDED', 'SUCCEEDED')], 'REFUNDED'],
  ['given before refunds were written down', [facts('REFUNDED')], 'REFUNDED'],
  ['failed after it was given', [facts('REFUNDED', 'FAILED')], 'FAILED'],
  ['paid back another way after it failed', [facts('REFUNDED_OUT_OF_BAND', 'FAILED')], 'REFUNDED'],
  ['refunded, and a manual refund beside it failed', [facts('REFUNDED', 'SUCCEEDED', true)], 'FAILED'],
  [
    'one of two that failed is paid back another way',
    [facts('REFUNDED_OUT_OF_BAND', 'FAILED', true)],
    'FAILED',
  ],
  ['of two payments one failed', [facts('REFUNDED', 'SUCCEEDED'), facts('REFUNDED', 'FAILED')], 'FAILED'],
])('%s', (_, payments, state) => {
  expect(refundStateOf(payments)).toBe(state);
});
