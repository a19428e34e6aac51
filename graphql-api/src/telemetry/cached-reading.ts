/** Age at which a reading is repeated, and how long callers wait for it. Milliseconds. */
const FRESH_MS = 15_000;
const TIMEOUT_MS = 1000;

/**
 * A reading that costs something, for those who ask often and must not wait: at most one reading in 15 seconds, however
 * many ask; while it fails or is slow, the last one is answered.
 */
export class CachedReading<T> {
  private last: { readonly value: T; readonly at: number } | undefined;
  private triedAt = -Infinity;
  private reading: Promise<void> | undefined;
  failures = 0;

  constructor(private readonly read: () => Promise<T>) {}

  /** Undefined until it was read once. Never rejects. */
  async get(): Promise<{ readonly value: T; readonly ageMs: number } | undefined> {
    if (!this.reading && performance.now() - this.triedAt >= FRESH_MS) this.refresh();
    if (this.reading) await Promise.race([this.reading, timeout()]);
    return this.last && { value: this.last.value, ageMs: performance.now() - this.last.at };
  }

  private refresh(): void {
    this.triedAt = performance.now();
    this.reading = this.read()
      .then(
        (value) => {
          this.last = { value, at: performance.now() };
        },
        () => {
          this.failures++;
        },
      )
      .finally(() => {
        this.reading = undefined;
      });
  }
}

function timeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS).unref();
  });
}
