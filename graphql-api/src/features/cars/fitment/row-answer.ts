import { allOf, type Answer, isEngine } from '../vehicle/engine-facts.js';
import type { Car } from '../vehicle/car.js';
import type { CarAnswers, FitmentRow } from './fitment-row.js';

/** How much of a row holds for a car of its model. */
export interface RowAnswer {
  readonly row: FitmentRow;
  readonly year: Answer;
  readonly engine: Answer;
  readonly qualifier: Answer;
  /** All three. */
  readonly whole: Answer;
}

/** What a row for the car's own model says about the car. */
export function answerOf(row: FitmentRow, car: Car, answers: CarAnswers): RowAnswer {
  const year = row.yearFrom <= car.year && car.year <= row.yearTo ? 'yes' : 'no';
  const engine = row.engine === null ? 'yes' : isEngine(car.engine, row.engine);
  const qualifier = qualifierOf(row, answers);
  return { row, year, engine, qualifier, whole: allOf([year, engine, qualifier]) };
}

function qualifierOf({ question, accepted }: FitmentRow, answers: CarAnswers): Answer {
  if (question === null) return 'yes';
  const answer = answers.get(question.key);
  // An answer that the question does not have counts as none.
  if (answer === undefined || !question.answers.includes(answer)) return 'open';
  return accepted?.includes(answer) ? 'yes' : 'no';
}
