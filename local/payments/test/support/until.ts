import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is no longer undefined; the test's own time limit ends it. */
export async function until<T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(20);
  }
}

/** Repeats an assertion until it holds; after three seconds its failure counts. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + 3_000;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(20);
  }
}
