import { median } from '../report/median.js';

type Work = () => Promise<unknown>;

/** How long a work took. Milliseconds. */
export interface Times {
  readonly median: number;
  /** What 95 of 100 take at most. */
  readonly p95: number;
}

export interface TurnsWanted {
  /** Turns before those that count. */
  readonly warmUp: number;
  /** Turns at least; of fewer than forty, the 95th of a hundred is the worst one. */
  readonly least: number;
  /** Quick works go on for so long. */
  readonly seconds: number;
}

/**
 * Lets two works take turns, so that both meet the same neighbours. Who begins changes from turn to turn: neither always finds in memory
 * what the other has just read.
 */
export async function inTurns(
  works: readonly [Work, Work],
  { warmUp, least, seconds }: TurnsWanted,
): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []];
  const until = performance.now() + seconds * 1000;
  for (let turn = -warmUp; turn < least || performance.now() < until; turn++) {
    for (const at of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now();
      await works[at]();
      if (turn >= 0) times[at].push(performance.now() - began);
    }
  }
  return [summary(times[0]), summary(times[1])];
}

function summary(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: median(sorted), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN };
}
