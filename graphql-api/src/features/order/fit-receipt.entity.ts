import { Field, Int, ObjectType } from 'type-graphql';

import { Verdict } from '../fitment/verdict.kinds.js';
import { VehicleEngine } from '../vehicle/vehicle-engine.entity.js';

@ObjectType({ description: 'The car that an order was placed for, as it was then.', simpleResolvers: true })
export class OrderedCar {
  @Field(() => Int, { description: 'Its model year.' })
  year: number;

  @Field(() => String, { description: 'Who makes it.' })
  make: string;

  @Field(() => String, { description: 'What it is called.' })
  model: string;

  @Field(() => VehicleEngine, { nullable: true, description: 'What was known of its engine; null: nothing.' })
  engine: Pick<VehicleEngine, 'cylinders' | 'fuel' | 'litres'> | null;
}

/** What was said of part and car when the order was placed (ADR 037). Stored with the order, as JSON; never written again. */
@ObjectType({
  description:
    'Whether the ordered part fits the car, as it stood when the order was placed. It stays as it is, even if the list changes.',
  simpleResolvers: true,
})
export class FitReceipt {
  @Field(() => OrderedCar, { description: 'The car.' })
  car: OrderedCar;

  /** What its owner had answered, of whatever part. */
  answers: { readonly question: string; readonly answer: string }[];

  @Field(() => Verdict, { description: 'The verdict.' })
  verdict: Verdict;

  @Field(() => String, { description: 'Why, in words without a full stop.' })
  reason: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How often the line that decided had been changed, from 1; null when no line speaks of the model.',
  })
  revision: number | null;
}
