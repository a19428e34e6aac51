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

test('no replica is far enough until the primary has said where it is', async () => {
  const { horizon, answer } = aPrimary();
  expect(horizon.place).toBeUndefined();

  horizon.changed();
  expect(horizon.place).toBeUndefined();
  await answer(5000);
  expect(horizon.place?.position).toBe(5000);

  horizon.changed();
  expect(horizon.place).toBeUndefined();
});

test('an answer that was asked for before the newest change counts for nothing', async () => {
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
