import type { FitmentAnswerInput, VehicleInput } from '#shared/gql/schema-types.generated';

/** The car that parts are looked for, with what its owner answered so far: as the API takes both. */
export interface ChosenCar {
  car: VehicleInput;
  answers: FitmentAnswerInput[];
}

/** The car with this answer to a question in place of its last one; null takes that back. */
export function withAnswer(chosen: ChosenCar, question: string, answer: string | null): ChosenCar {
  const others = chosen.answers.filter((known) => known.question !== question);
  return { ...chosen, answers: answer === null ? others : [...others, { question, answer }] };
}
