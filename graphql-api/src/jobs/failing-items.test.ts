import { pino } from 'pino';

import { FailingItems } from './failing-items.js';

const MINUTE = 60_000;

test('what fails every half minute is a warning once, an error once, and new after it was fixed', () => {
  const lines: { level: number; msg: string; orderId: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  let now = 0;
  const items = new FailingItems(log, () => now);
  const fail = () => {
    items.failed('1', new Error('no answer'), { orderId: '1' }, 'hold not let go');
  };

  for (; now < 40 * MINUTE; now += MINUTE / 2) fail();
  expect(lines).toMatchObject([
    { level: 40, msg: 'hold not let go', orderId: '1' },
    { level: 50, msg: 'hold not let go for long', orderId: '1', since: new Date(0).toISOString() },
  ]);

  items.mended('1');
  fail();
  expect(lines.slice(2)).toMatchObject([{ level: 40, msg: 'hold not let go' }]);
});
