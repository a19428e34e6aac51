import { pino } from 'pino';

import type { Attempted } from '../shared/claim.js';
import { ServiceUnavailable } from '../shared/shop-error.js';
import { itemWork } from './item-work.js';

const { signal } = new AbortController();
const unavailable = new ServiceUnavailable('no answer');

/** Works on these items and returns the round, with what was logged. */
async function work(items: readonly Attempted<{ key: string }>[], options = {}) {
  const lines: { msg: string; key: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  const left = [...items];
  const round = await itemWork(log, 'delivery failed', () => Promise.resolve(left.shift()), options)(signal);
  return { round, logged: lines.map(({ msg, key }) => `${msg}: ${key}`) };
}

test('all items are processed, and each failure is logged', async () => {
  const failure = new Error('refused');

  expect(await work([{ key: 'a' }, { key: 'b', failure }, { key: 'c', failure }, { key: 'd' }])).toEqual({
    round: { done: 2, failed: 2, complete: true },
    logged: ['delivery failed: b', 'delivery failed: c'],
  });
});

test('three consecutive items without an answer end the round', async () => {
  const items = ['a', 'b', 'c', 'd'].map((key) => ({ key, failure: unavailable }));

  expect((await work([...items.slice(0, 2), { key: 'e' }, ...items])).round).toEqual({
    done: 1,
    failed: 5,
    complete: false,
  });
});

test('an outage can be logged once instead of once per item', async () => {
  const items = ['a', 'b', 'c'].map((key) => ({ key, failure: unavailable }));

  expect((await work(items, { logsOutageOnce: true })).logged).toEqual(['delivery failed: a']);
});
