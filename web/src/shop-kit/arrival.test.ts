import { readArrival } from '#shared/session/arrival';
import { paths } from './paths';

const read = (query: string) => readArrival(new URLSearchParams(query));

test('the return address is read back from the login address', () => {
  const address = paths.login.to({ from: '/order/1?q=2' });
  expect(address).toBe('/login?from=%2Forder%2F1%3Fq%3D2');
  expect(read(address.slice('/login'.length))).toEqual({ from: '/order/1?q=2', reason: undefined });
});

test('a login address without a return address has no query', () => {
  expect([paths.login.to(), paths.signUp.to({ from: undefined })]).toEqual(['/login', '/signup']);
});

test('an address of another site is not accepted as a return address', () => {
  for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(read(`from=${encodeURIComponent(from)}`).from).toBeUndefined();
  }
});

test('a missing or invalid return address is ignored', () => {
  for (const query of ['', 'x=1', 'from=', 'reason=because']) {
    expect(read(query)).toEqual({ from: undefined, reason: undefined });
  }
});
