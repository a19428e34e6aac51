import { setImmediate } from 'node:timers/promises';

/** Others wait no longer than this for their turn: half of what a request may be held up. */
const TURN_MS = 10;

/** Long work awaits `ifDue` between its pieces, so that everything else in this process gets a turn. */
export class EventLoopPause {
  private since = performance.now();

  /** Lets everything else run, when it has waited for ten milliseconds. */
  async ifDue(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
