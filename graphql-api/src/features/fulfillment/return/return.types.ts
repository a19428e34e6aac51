import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many returns are in each state.', simpleResolvers: true })
export class ReturnCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Those that were requested and wait for an answer.' })
  asked: number;

  @Field(() => Int, { description: 'Those that were accepted and have not fully arrived.' })
  inTransit: number;

  @Field(() => Int, {
    description: 'Those of `inTransit` of which not all has come a week after `sendBy`.',
  })
  overdue: number;

  @Field(() => Int, { description: 'Those that arrived and wait for a refund decision.' })
  here: number;

  @Field(() => Int, { description: 'Those that were declined, withdrawn or refunded.' })
  closed: number;
}

@ObjectType({ description: 'The units of an order that can be sent back now.', simpleResolvers: true })
export class ReturnOffer {
  @Field(() => Int, {
    description:
      'Units that are in no return yet; once `returnUntil` is over, those that were asked for in time and did not come.',
  })
  units: number;

  @Field(() => GraphQLDateTime, {
    description: 'Until when a return can be requested: the end of a day, 12 hours behind UTC.',
  })
  until: Date;
}
