/** How often the database is checked while nothing vouches for it. Milliseconds. */
const POLL_MS = 250;

/**
 * Knows whether the database is down, so that no one waits for it. Checks only while no changes arrive: an
 * instance that receives them needs no further proof.
 */
export class Outage {
  private timer: NodeJS.Timeout | undefined;
  private asking = false;
  private isDown = false;

  constructor(
    private readonly hears: () => boolean,
    /** Throws when the database does not respond. */
    private readonly ping: () => Promise<unknown>,
  ) {}

  /** True from the first check without an answer until the database sends changes or answers again. */
  get down(): boolean {
    return this.isDown && !this.hears();
  }

  open(): void {
    this.timer = setInterval(() => {
      if (this.hears()) this.isDown = false;
      else if (!this.asking) void this.look();
    }, POLL_MS);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    this.asking = true;
    this.isDown = await this.ping().then(
      () => false,
      () => true,
    );
    this.asking = false;
  }
}
