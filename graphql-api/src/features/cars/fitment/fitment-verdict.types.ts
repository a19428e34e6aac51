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
      'The reason, without a full stop: "Front, Civic 2016 to 2021 with 2.0 l; yours is 2016 1.5 l".',
  })
  reason: string;

  @Field(() => PartFitment, {
    nullable: true,
    description:
      'The line that decided or, if none did, the nearest one; null if no line is about the model.',
  })
  row: PartFitment | null;

  /** With FITS, of one car: the line that says the same of the other side, where the one that decided names a side. */
  otherSide?: PartFitment | null;

  @Field(() => FitmentQuestion, {
    nullable: true,
    description: 'With FITS_IF: the question that would settle it. Null if it is the engine.',
  })
  question: FitmentQuestion | null;

  @Field(() => Boolean, { description: 'With FITS_IF: whether the engine of the car is needed.' })
  needsEngine: boolean;
}
