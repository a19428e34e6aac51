import { Field, ID, ObjectType } from 'type-graphql';

import { Verdict } from '../fitment/verdict.kinds.js';
import { OrderedCar } from '../../orders/order/fit-receipt.entity.js';

@ObjectType({
  description: 'An open order whose receipt says something different about its car than the list now does.',
  simpleResolvers: true,
})
export class ContradictedOrder {
  @Field(() => ID, { description: 'Id of the order.' })
  id: string;

  @Field(() => String, { description: 'Its number, as people read it.' })
  number: string;

  @Field(() => OrderedCar, { description: 'The car it was placed for.' })
  car: OrderedCar;

  @Field(() => Verdict, { description: 'The verdict on the receipt; it never changes.' })
  receiptVerdict: Verdict;

  @Field(() => Verdict, { description: 'The verdict of the list now.' })
  listVerdict: Verdict;

  @Field(() => String, { description: 'The reason, without a full stop.' })
  reason: string;
}
