import { median } from '../report/median.js';
import type { Goal, Row, ServerName } from '../works/row.js';
import { checkAnswer } from './check-answer.js';
import { type Sample, type Stand, takeSample } from './sample.js';

export interface Address {
  readonly url: string;
  readonly pid: number;
}

/** Statistics of a figure over the rounds. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface Verdict {
  readonly goal: string;
  readonly measured: Spread;
  readonly met: boolean;
}

export interface RowResult {
  readonly name: string;
  readonly title: string;
  /** Each figure's middle value over the rounds, by contender. */
  readonly contenders: Readonly<Record<string, Sample & { readonly perSecondSpread: Spread }>>;
  readonly verdicts: readonly Verdict[];
  readonly rounds: readonly Readonly<Record<string, Sample>>[];
}

/** Long enough for V8 to have compiled what it will. */
const WARM_UP_SECONDS = 2;

/** Lets the contenders of a row take turns, `rounds` times, after one short turn that does not count. */
export async function runRow(
  row: Row,
  rounds: number,
  stand: Stand,
  addressOf: (server: ServerName) => Promise<Address>,
): Promise<RowResult> {
  const samples: Record<string, Sample>[] = [];
  for (const runner of Object.values(row.runners)) {
    await checkAnswer((await addressOf(runner.server)).url, runner);
  }
  for (let round = -1; round < rounds; round++) {
    const turn: Record<string, Sample> = {};
    const seconds = round < 0 ? WARM_UP_SECONDS : stand.seconds;
    const connections = row.connections ?? stand.connections;
    for (const [name, runner] of Object.entries(row.runners)) {
      turn[name] = await takeSample(
        { ...stand, seconds, connections },
        await addressOf(runner.server),
        runner,
      );
    }
    if (round >= 0) samples.push(turn);
  }
  return {
    name: row.name,
    title: row.title,
    contenders: Object.fromEntries(
      Object.keys(row.runners).map((name) => [name, middle(samples.flatMap((turn) => turn[name] ?? []))]),
    ),
    verdicts: row.goals.map((goal) => judge(goal, samples)),
    rounds: samples,
  };
}

function middle(samples: readonly Sample[]): Sample & { perSecondSpread: Spread } {
  const [first] = samples;
  if (!first) throw new Error('There must be at least one round.');
  const names = Object.keys(first) as (keyof Sample)[];
  const figures = Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name] ?? NaN))]),
  );
  return {
    ...(figures as unknown as Sample),
    perSecondSpread: spread(samples.map(({ perSecond }) => perSecond)),
  };
}

function judge(goal: Goal, rounds: readonly Record<string, Sample>[]): Verdict {
  if ('cpuMsAtMost' in goal) {
    const measured = spread(rounds.map((turn) => turn[goal.of]?.cpuMs ?? NaN));
    return {
      goal: `CPU of ${goal.of} ≤ ${goal.cpuMsAtMost} ms`,
      measured,
      met: measured.median <= goal.cpuMsAtMost,
    };
  }
  if ('timesAsLongAtMost' in goal) {
    const { of, against, timesAsLongAtMost } = goal;
    const measured = spread(rounds.map((turn) => (turn[of]?.p50 ?? NaN) / (turn[against]?.p50 ?? NaN)));
    return {
      goal: `${of} takes ≤ ${timesAsLongAtMost} times as long as ${against}`,
      measured,
      met: measured.median <= timesAsLongAtMost,
    };
  }
  const { of, against, least } = goal;
  const measured = spread(
    rounds.map((turn) => (turn[of]?.perSecond ?? NaN) / (turn[against]?.perSecond ?? NaN)),
  );
  return { goal: `${of} ≥ ${least} of ${against}`, measured, met: measured.median >= least };
}

export const spread = (figures: readonly number[]): Spread => ({
  min: Math.min(...figures),
  median: median(figures),
  max: Math.max(...figures),
});
