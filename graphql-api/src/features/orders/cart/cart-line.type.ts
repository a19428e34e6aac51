import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';

/**
 * A line of a customer's cart. It holds nothing and promises nothing: price and stock are its part's, at the time of
 * asking.
 */
@ObjectType({
  description:
    'A part in a cart. It reserves neither units nor a price: see the part for its current price and stock.',
  simpleResolvers: true,
})
export class CartLine {
  @Field(() => ID, { description: 'Id of the part; each part is in a cart once.' })
  partId: string;

  @Field(() => String, { description: "The part's name, even once it is no longer sold." })
  product: string;

  @Field(() => Int, { description: 'The quantity.' })
  quantity: number;

  @Field(() => GraphQLDateTime, { description: 'When the part was added to the cart.' })
  addedAt: Date;

  @Field(() => MoneyScalar, {
    description: 'The unit price shown when it was added to the cart.',
    simple: false,
  })
  seenPrice: number;
}
