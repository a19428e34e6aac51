import { setTimeout as pause } from 'node:timers/promises';

/**
 * Begins `rate` turns a second for so many seconds, whether or not the ones before are through (a slow shop does not make
 * its visitors wait for each other), and waits for the last of them.
 */
export async function pace(
  rate: number,
  seconds: number,
  turn: (number: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const running = new Set<Promise<void>>();
  for (let number = 0; number < rate * seconds; number++) {
    const wait = began + (number * 1000) / rate - performance.now();
    if (wait > 1) await pause(wait);
    const one = turn(number).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}
