import type { FitmentAnswerInput, VehicleInput } from '#shared/gql/schema-types.generated';

/** The car that parts are searched for, with its owner's answers so far: as the API expects both. */
export interface ChosenCar {
  car: VehicleInput;
  answers: FitmentAnswerInput[];
}

/** The car with this answer to a question in place of its last one; null removes that. */
export function withAnswer(chosen: ChosenCar, question: string, answer: string | null): ChosenCar {
  const others = chosen.answers.filter((known) => known.question !== question);
  return { ...chosen, answers: answer === null ? others : [...others, { question, answer }] };
}
