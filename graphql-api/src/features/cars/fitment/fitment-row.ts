import type { EngineFacts } from '../vehicle/engine-facts.js';
import type { Position } from './position.kinds.js';

/** Something that make, model and year do not say, asked once and stored with the car. */
export interface FitmentQuestion {
  /** Stable name of the question: `rear-brakes`. */
  readonly key: string;
  readonly text: string;
  /** All possible answers, in words that follow "with": `rear discs`. */
  readonly answers: readonly string[];
}

/** One line in the list of cars that a part fits or, if it excludes, does not fit (docs/fitment.md). */
export interface FitmentRow {
  readonly id: string;
  readonly modelId: number;
  readonly model: string;
  /** First and last model year, both included. */
  readonly yearFrom: number;
  readonly yearTo: number;
  /** The required engine; null: any. */
  readonly engine: EngineFacts | null;
  readonly position: Position | null;
  readonly question: FitmentQuestion | null;
  /** The accepted answers; null without a question. */
  readonly accepted: readonly string[] | null;
  readonly excludes: boolean;
}

/** What the owner answered, by the question's key. */
export type CarAnswers = ReadonlyMap<string, string>;
