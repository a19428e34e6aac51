import { type ReadinessArea, type ReadinessCheck, ReadinessState } from './readiness.types.js';

/** What to do: the steps in order, and lines to copy. */
export interface Advice {
  readonly steps: readonly string[];
  readonly copy?: readonly string[];
}

export type Answer = Omit<ReadinessCheck, 'area'>;

const NOTHING: Advice = { steps: [] };

export const good = (message: string): Answer => answer(ReadinessState.GOOD, message, NOTHING);
export const missing = (message: string, advice: Advice): Answer =>
  answer(ReadinessState.MISSING, message, advice);
export const unknown = (message: string, advice = NOTHING): Answer =>
  answer(ReadinessState.UNKNOWN, message, advice);

/** One check. `name` is reported when it gets no answer at all. */
export interface Check {
  readonly area: ReadinessArea;
  readonly name: string;
  readonly ask: () => Promise<Answer>;
}

function answer(state: ReadinessState, message: string, { steps, copy = [] }: Advice): Answer {
  return { state, message, steps: [...steps], copy: [...copy] };
}
