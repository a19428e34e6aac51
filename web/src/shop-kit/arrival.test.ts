import { readArrival } from '#shared/session/arrival';
import { paths } from './paths';

const read = (query: string) => readArrival(new URLSearchParams(query));

test('the place that a guard kept is read back from the address', () => {
  const address = paths.login.to({ from: '/order/1?q=2' });
  expect(address).toBe('/login?from=%2Forder%2F1%3Fq%3D2');
  expect(read(address.slice('/login'.length))).toEqual({ from: '/order/1?q=2', reason: undefined });
});

test('without anything to say the address is plain', () => {
  expect([paths.login.to(), paths.signUp.to({ from: undefined })]).toEqual(['/login', '/signup']);
});

test('an address of another site is no place to return to', () => {
  for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(read(`from=${encodeURIComponent(from)}`).from).toBeUndefined();
  }
});

test('an address that says nothing of it, or nonsense, tells nothing', () => {
  for (const query of ['', 'x=1', 'from=', 'reason=because']) {
    expect(read(query)).toEqual({ from: undefined, reason: undefined });
  }
});
