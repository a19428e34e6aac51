import type { EngineFacts } from '../vehicle/engine-facts.js';
import type { Position } from './position.kinds.js';

/** Something that a make, model and year do not tell, asked once and kept with the car. */
export interface FitmentQuestion {
  /** Its name, which stays: `rear-brakes`. */
  readonly key: string;
  readonly text: string;
  /** Everything that can be answered, in words that follow "with": `rear discs`. */
  readonly answers: readonly string[];
}

/** One line of the list of cars that a part fits, or, when it excludes, that it does not fit (docs/fitment.md). */
export interface FitmentRow {
  readonly id: string;
  readonly modelId: number;
  readonly model: string;
  /** First and last model year, both included. */
  readonly yearFrom: number;
  readonly yearTo: number;
  /** The engine that is asked for; null: any. */
  readonly engine: EngineFacts | null;
  readonly position: Position | null;
  readonly question: FitmentQuestion | null;
  /** The answers that hold; null without a question. */
  readonly accepted: readonly string[] | null;
  readonly excludes: boolean;
}

/** What the owner answered, by the question's key. */
export type CarAnswers = ReadonlyMap<string, string>;
