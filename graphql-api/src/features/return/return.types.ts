import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many returns are where.', simpleResolvers: true })
export class ReturnCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Those that were asked for, and nobody has answered.' })
  asked: number;

  @Field(() => Int, { description: 'Those that were accepted, and of which not all has come.' })
  onTheWay: number;

  @Field(() => Int, { description: 'Those that came, and whose refund is to be decided.' })
  here: number;

  @Field(() => Int, { description: 'Those that were declined, withdrawn or refunded.' })
  closed: number;
}

@ObjectType({ description: 'What of an order can be sent back now.', simpleResolvers: true })
export class ReturnOffer {
  @Field(() => Int, { description: 'Units that are in no return yet.' })
  units: number;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be asked for.' })
  until: Date;
}
