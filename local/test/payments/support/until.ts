import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is no longer undefined; the test's own time limit ends it. */
export async function until<T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(20);
  }
}
