import { setTimeout as delay } from 'node:timers/promises';

/** Others wait no longer than this for their turn. A request has a dozen turns. */
const TURN_MS = 2;

/** Long work awaits `ifDue` between its pieces, so that everything else in this process gets a turn. */
export class EventLoopPause {
  private since = performance.now();

  /** Lets everything else run for two milliseconds, when it has waited for as long. */
  async ifDue(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await delay(TURN_MS);
    this.since = performance.now();
  }
}

/** Does something in the background and rests for as long as it took: half of the time belongs to those who order. */
export async function remainderAfter<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await delay(performance.now() - began);
  }
}
