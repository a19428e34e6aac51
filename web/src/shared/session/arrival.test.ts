import { readArrival } from './arrival';

test('the place that a guard kept is read back', () => {
  expect(readArrival({ from: '/order/1?q=2', reason: 'log-in-first' })).toEqual({
    from: '/order/1?q=2',
    reason: 'log-in-first',
  });
});

test('an address of another site is no place to return to', () => {
  for (const from of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    7,
  ]) {
    expect(readArrival({ from }).from).toBeUndefined();
  }
});

test('a history entry of another page says nothing', () => {
  for (const state of [null, undefined, 'x', {}, { reason: 'because' }]) {
    expect(readArrival(state).from).toBeUndefined();
    expect(readArrival(state).reason).toBeUndefined();
  }
});
