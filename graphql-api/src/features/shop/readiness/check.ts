import { type ReadinessArea, type ReadinessCheck, ReadinessState } from './readiness.types.js';

/** What to do: the steps in order, and lines to copy. */
export interface Advice {
  readonly steps: readonly string[];
  readonly copy?: readonly string[];
}

export type Answer = Omit<ReadinessCheck, 'area'>;

const NOTHING: Advice = { steps: [] };

export const good = (says: string): Answer => answer(ReadinessState.GOOD, says, NOTHING);
export const missing = (says: string, advice: Advice): Answer => answer(ReadinessState.MISSING, says, advice);
export const unknown = (says: string, advice = NOTHING): Answer =>
  answer(ReadinessState.UNKNOWN, says, advice);

/** One check. `name` is reported when it gets no answer at all. */
export interface Check {
  readonly area: ReadinessArea;
  readonly name: string;
  readonly ask: () => Promise<Answer>;
}

function answer(state: ReadinessState, says: string, { steps, copy = [] }: Advice): Answer {
  return { state, says, steps: [...steps], copy: [...copy] };
}
