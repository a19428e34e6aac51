import { Field, Int, ObjectType } from 'type-graphql';

import { Verdict } from '../../cars/fitment/verdict.kinds.js';
import { VehicleEngine } from '../../cars/vehicle/vehicle-engine.entity.js';

@ObjectType({ description: 'The car that an order was placed for, at time of order.', simpleResolvers: true })
export class OrderedCar {
  @Field(() => Int, { description: 'Its model year.' })
  year: number;

  @Field(() => String, { description: 'Who makes it.' })
  make: string;

  @Field(() => String, { description: 'The model name.' })
  model: string;

  @Field(() => VehicleEngine, {
    nullable: true,
    description: 'What was known about its engine; null: nothing.',
  })
  engine: Pick<VehicleEngine, 'cylinders' | 'fuel' | 'litres'> | null;
}

/**
 * The verdict on part and car when the order was placed (ADR 034). Stored with the order, as JSON; it never changes.
 */
@ObjectType({
  description: 'The fit check at time of order. It does not change when fitment data changes.',
  simpleResolvers: true,
})
export class FitReceipt {
  @Field(() => OrderedCar, { description: 'The car.' })
  car: OrderedCar;

  /** The car owner's answers, about any part. */
  answers: { readonly question: string; readonly answer: string }[];

  @Field(() => Verdict, { description: 'The verdict.' })
  verdict: Verdict;

  @Field(() => String, { description: 'The reason, without a full stop.' })
  reason: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How often the line that decided had been changed, from 1; null if no line is about the model.',
  })
  revision: number | null;
}
