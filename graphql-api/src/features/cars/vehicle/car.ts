import type { EngineFacts } from './engine-facts.js';

/** A car as its owner described it, of a model that the shop knows. */
export interface Car {
  readonly modelId: number;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** What is known of its engine; null: nothing. */
  readonly engine: EngineFacts | null;
}
