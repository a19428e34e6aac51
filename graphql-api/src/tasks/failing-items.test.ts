import { pino } from 'pino';

import { FailingItems } from './failing-items.js';

const MINUTE = 60_000;

test('an item that fails every half minute is logged once as a warning and once as an error, and again after it was resolved', () => {
  const lines: { level: number; msg: string; orderId: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  let now = 0;
  const items = new FailingItems(log, () => now);
  const fail = () => {
    items.failed('1', new Error('no answer'), { orderId: '1' }, 'stock hold release failed');
  };

  for (; now < 40 * MINUTE; now += MINUTE / 2) fail();
  expect(lines).toMatchObject([
    { level: 40, msg: 'stock hold release failed', orderId: '1' },
    { level: 50, msg: 'stock hold release failed', orderId: '1', since: new Date(0).toISOString() },
  ]);

  items.resolved('1');
  fail();
  expect(lines.slice(2)).toMatchObject([{ level: 40, msg: 'stock hold release failed' }]);
});
