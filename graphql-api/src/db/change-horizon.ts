import type { LogPlace } from './log-place.js';

/** Changes that no one announces are looked for this often. Milliseconds. */
const UNANNOUNCED_MS = 2000;

/**
 * How far a replica must have replayed the log to show every change that this instance of the shop knows of. Unknown from the
 * moment of a change until the primary has reported its position; then no one but the primary can be asked.
 */
export class ChangeHorizon {
  private known: LogPlace | undefined;
  private asking = false;
  private changes = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `ask` returns the primary's position; `onKnown` is called whenever the place has become known. */
  constructor(
    private readonly ask: () => Promise<LogPlace>,
    private readonly onKnown: () => void,
  ) {}

  get place(): LogPlace | undefined {
    return this.known;
  }

  /** Something was committed, by this instance or another. */
  changed(): void {
    this.known = undefined;
    this.changes++;
    if (!this.asking) void this.learn();
  }

  open(): void {
    this.timer = setInterval(() => this.changed(), UNANNOUNCED_MS);
    this.changed();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async learn(): Promise<void> {
    this.asking = true;
    try {
      for (let seen = -1; seen !== this.changes;) {
        seen = this.changes;
        const place = await this.ask();
        if (seen === this.changes) this.known = place;
      }
      this.onKnown();
    } catch {
      // Unknown until the primary answers again; asked by the next change or the timer.
    } finally {
      this.asking = false;
    }
  }
}
