import { Field, ObjectType } from 'type-graphql';

import { FitmentQuestion } from './fitment-question.entity.js';
import { PartFitment } from './part-fitment.entity.js';
import { Verdict } from './verdict.kinds.js';

@ObjectType({ description: 'Whether a part fits a car, and why.', simpleResolvers: true })
export class FitmentVerdict {
  @Field(() => Verdict, { description: 'The verdict.' })
  verdict: Verdict;

  @Field(() => String, {
    description:
      'Why, in words without a full stop: "Front, Civic 2016 to 2021 with 2.0 l; yours is 2016 1.5 l".',
  })
  reason: string;

  @Field(() => PartFitment, {
    nullable: true,
    description:
      'The line that decided or, where none did, that comes nearest; null when no line speaks of the model.',
  })
  row: PartFitment | null;

  @Field(() => FitmentQuestion, {
    nullable: true,
    description: 'With FITS_IF: what an answer would settle. Null when it is the engine that is asked for.',
  })
  question: FitmentQuestion | null;

  @Field(() => Boolean, { description: 'With FITS_IF: whether the engine of the car has to be said.' })
  needsEngine: boolean;
}
