import { requireDocumented } from '../support/openapi-check.js';

const answer =
  (method: string, path: string, status: number, body: object, headers = {}) =>
  () => {
    requireDocumented({
      method,
      path,
      response: new Response(null, {
        status,
        headers: { 'X-Request-Id': 'a', 'Content-Type': 'application/json', ...headers },
      }),
      body: JSON.stringify(body),
    });
  };

const refusal = { message: 'No.', code: 'NOT_FOUND' };
const deleted = { acknowledged: true, deletedCount: 1 };

test('a response as documented passes', () => {
  expect(answer('DELETE', '/orders/1/?x=1', 200, deleted)).not.toThrow();
  expect(answer('GET', '/parts/1', 404, refusal)).not.toThrow();
  expect(answer('GET', '/nothing', 404, refusal)).not.toThrow();
});

test.each([
  ['a call that is not documented', answer('GET', '/nothing', 200, {})],
  ['a status that is not documented', answer('GET', '/parts/1', 409, refusal)],
  ['a missing field', answer('DELETE', '/orders/1', 200, { acknowledged: true })],
  ['a field too many', answer('DELETE', '/orders/1', 200, { ...deleted, secret: 1 })],
  ['a code of another status', answer('GET', '/parts/1', 404, { ...refusal, code: 'CONFLICT' })],
  [
    'a code that this call never answers',
    answer('DELETE', '/orders/1', 409, { ...refusal, code: 'PRICE_CHANGED' }),
  ],
  [
    'no time to wait',
    answer('POST', '/orders', 429, { message: '', code: 'RATE_LIMITED', retryAfterSeconds: 1 }),
  ],
  ['anything but JSON', answer('DELETE', '/orders/1', 200, deleted, { 'Content-Type': 'text/html' })],
])('the suite fails at %s', (_case, seen) => {
  expect(seen).toThrow();
});
