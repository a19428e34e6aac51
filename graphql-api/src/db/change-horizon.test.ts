import { ChangeHorizon } from './change-horizon.js';
import type { LogPlace } from './log-place.js';

/** A primary that answers when it is told to. */
function aPrimary() {
  const waiting: ((place: LogPlace) => void)[] = [];
  const horizon = new ChangeHorizon(
    () => new Promise((resolve) => waiting.push(resolve)),
    () => undefined,
  );
  const answer = async (position: number) => {
    waiting.shift()?.({ timeline: 'one', position });
    await new Promise(setImmediate);
  };
  return { horizon, answer, waiting };
}

test('the replica cannot be used until the primary has reported its position', async () => {
  const { horizon, answer } = aPrimary();
  expect(horizon.place).toBeUndefined();

  horizon.changed();
  expect(horizon.place).toBeUndefined();
  await answer(5000);
  expect(horizon.place?.position).toBe(5000);

  horizon.changed();
  expect(horizon.place).toBeUndefined();
});

test('a position requested before the newest change is ignored', async () => {
  const { horizon, answer, waiting } = aPrimary();
  horizon.changed();
  horizon.changed();
  horizon.changed();

  await answer(5000);
  expect(horizon.place).toBeUndefined();
  await answer(6000);
  expect(horizon.place?.position).toBe(6000);
  expect(waiting).toEqual([]);
});
