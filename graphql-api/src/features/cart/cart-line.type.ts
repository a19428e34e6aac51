import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../shared/money.scalar.js';

/** A line of a customer's cart. It holds nothing and promises nothing: what holds is said of its part, at the moment of asking. */
@ObjectType({
  description:
    'A part in a cart. It sets nothing aside and promises no price: the part says what it costs and how many there are now.',
  simpleResolvers: true,
})
export class CartLine {
  @Field(() => ID, { description: 'Id of the part; it is in a cart once.' })
  partId: string;

  @Field(() => String, { description: "The part's name, also once it is no longer sold." })
  product: string;

  @Field(() => Int, { description: 'How many units are wanted.' })
  quantity: number;

  @Field(() => GraphQLDateTime, { description: 'When the part was put into the cart.' })
  addedAt: Date;

  /** Minor units. */
  @Field(() => MoneyScalar, {
    description: 'The price per unit that the customer saw when it was put into the cart.',
    simple: false,
  })
  seenPrice: number;
}
