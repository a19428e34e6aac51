import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { hasErrorCode, shopErrorOf } from './shop-error';

const refused = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'words for people', extensions }] });

const answered = (status: number, headers: Record<string, string> = {}) =>
  new ServerError('no', { response: new Response(null, { status, headers }), bodyText: '' });

test('an error code is read with its details', () => {
  expect(shopErrorOf(refused({ code: 'QUANTITY_OUT_OF_RANGE', min: 2, max: 5, available: 5 }))).toEqual({
    code: 'QUANTITY_OUT_OF_RANGE',
    min: 2,
    max: 5,
    available: 5,
  });
  expect(shopErrorOf(refused({ code: 'PRICE_CHANGED', price: '70.00' }))).toEqual({
    code: 'PRICE_CHANGED',
    price: '70.00',
  });
  expect(
    shopErrorOf(refused({ code: 'PRICE_CHANGED', price: '70.00', oldTotal: '129.80', newTotal: '140.00' })),
  ).toEqual({ code: 'PRICE_CHANGED', price: '70.00', totals: { old: '129.80', new: '140.00' } });
  expect(shopErrorOf(refused({ code: 'RATE_LIMITED', retryAfterSeconds: 20 }))).toEqual({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 20,
  });
});

test('several errors are each read', () => {
  const lines = [{ index: 2, code: 'PART_SOLD_OUT', message: 'Sold out.', min: 2, available: 0 }];
  expect(shopErrorOf(refused({ code: 'ORDER_LINES_REFUSED', lines }))).toEqual({
    code: 'ORDER_LINES_REFUSED',
    each: [{ index: 2, message: 'Sold out.', error: { code: 'PART_SOLD_OUT', min: 2, available: 0 } }],
  });
  const orders = [{ orderId: 'a', code: 'HOLD_LIMIT', message: 'No more.', limit: 3 }];
  expect(shopErrorOf(refused({ code: 'HOLD_LIMIT', limit: 3, orders }))).toEqual({
    code: 'HOLD_LIMIT',
    limit: 3,
    each: [{ orderId: 'a', message: 'No more.', error: { code: 'HOLD_LIMIT', limit: 3 } }],
  });
});

test('an unknown code is a fault, not a refusal', () => {
  expect(shopErrorOf(refused({ code: 'SOMETHING_NEW' }))).toEqual({ code: 'INTERNAL' });
  expect(shopErrorOf(refused({}))).toEqual({ code: 'INTERNAL' });
});

test('a response without GraphQL is read by its status', () => {
  expect(hasErrorCode(answered(401), 'UNAUTHENTICATED')).toBe(true);
  expect(hasErrorCode(answered(403), 'FORBIDDEN')).toBe(true);
  expect(hasErrorCode(answered(503), 'SERVICE_UNAVAILABLE')).toBe(true);
  expect(shopErrorOf(answered(429, { 'Retry-After': '7' }))).toEqual({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 7,
  });
});

test('a missing response has a code of its own', () => {
  expect(shopErrorOf(new TypeError('Failed to fetch'))).toEqual({ code: 'UNREACHABLE' });
});
