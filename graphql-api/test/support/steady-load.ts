/** A response to a request of a steady load. Milliseconds; `sentAt` by `performance.now()`. Status 0: no response. */
export interface Answered {
  readonly sentAt: number;
  readonly took: number;
  readonly status: number;
}

/** Sends so many requests a second, each without waiting for those before, until it is stopped. */
export class SteadyLoad {
  readonly answers: Answered[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  /** `ask` returns the status. */
  constructor(
    perSecond: number,
    private readonly ask: (turn: number) => Promise<number>,
  ) {
    this.timer = setInterval(() => {
      const one = this.send().finally(() => this.running.delete(one));
      this.running.add(one);
    }, 1000 / perSecond);
  }

  /** Waits for the last answer. */
  async stop(): Promise<readonly Answered[]> {
    clearInterval(this.timer);
    await Promise.all(this.running);
    return this.answers;
  }

  private async send(): Promise<void> {
    const sentAt = performance.now();
    const status = await this.ask(this.turn++).catch(() => 0);
    this.answers.push({ sentAt, took: performance.now() - sentAt, status });
  }
}

/** The 95th percentile of response times; milliseconds. */
export function p95(answers: readonly Answered[]): number {
  const sorted = answers.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
