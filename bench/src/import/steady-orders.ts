import { setTimeout as pause } from 'node:timers/promises';

import { as, post } from '../works/calls.js';
import { PLACE_ORDER } from '../works/queries.js';
import type { ChangedPart } from './parts-file.js';

/** How ordering went while something else was done. Times are milliseconds from when an order was due to its answer. */
export interface Ordering {
  readonly seconds: number;
  readonly orders: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  /** Orders that were not placed, by why not. */
  readonly refused: Readonly<Record<string, number>>;
}

/** Places orders of random parts all the time, so many a second, whether or not those before are through: a slow shop has no fewer customers. */
export class SteadyOrders {
  private times: number[] = [];
  private refused: Record<string, number> = {};
  private began = performance.now();
  private isOver = false;
  private readonly running = new Set<Promise<void>>();
  private readonly loop: Promise<void>;

  constructor(
    private readonly shopUrl: string,
    private readonly parts: readonly ChangedPart[],
    private readonly tokens: readonly string[],
    ratePerSecond: number,
  ) {
    this.loop = this.run(1000 / ratePerSecond);
  }

  /** What there was since it was last asked. Waits for the orders under way, while others begin. */
  async take(): Promise<Ordering> {
    const [times, refused, began] = [this.times, this.refused, this.began];
    [this.times, this.refused, this.began] = [[], {}, performance.now()];
    const seconds = (this.began - began) / 1000;
    // Theirs are in `times`.
    await Promise.all(this.running);
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { seconds, orders: sorted.length, median: at(0.5), p95: at(0.95), max: at(1), refused };
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.loop;
    await Promise.all(this.running);
  }

  private async run(everyMs: number): Promise<void> {
    for (let due = performance.now(); !this.isOver; due += everyMs) {
      await pause(Math.max(0, due - performance.now()));
      const one = this.order(due, this.times, this.refused).finally(() => this.running.delete(one));
      this.running.add(one);
    }
  }

  private async order(due: number, times: number[], refused: Record<string, number>): Promise<void> {
    const why = await this.place().catch(String);
    if (why) refused[why] = (refused[why] ?? 0) + 1;
    else times.push(performance.now() - due);
  }

  /** Answers why it was not placed; empty when it was. */
  private async place(): Promise<string> {
    const part = oneOf(this.parts);
    const { method, path, headers, body } = as(
      oneOf(this.tokens),
      post(PLACE_ORDER, {
        input: {
          partId: part.id,
          quantity: part.orderQuantity,
          address: 'Werkhofweg 18, 22765 Hamburg',
          phone: '+49 40 66969214',
          idempotencyKey: crypto.randomUUID(),
        },
      }),
    );
    const response = await fetch(`${this.shopUrl}${path}`, { method, headers, body });
    const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
    if (response.ok && !errors) return '';
    return errors?.[0]?.extensions?.code ?? String(response.status);
  }
}

function oneOf<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}
