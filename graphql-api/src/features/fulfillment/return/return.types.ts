import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The number of returns in each state.', simpleResolvers: true })
export class ReturnCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Requested and unanswered returns.' })
  asked: number;

  @Field(() => Int, { description: 'Accepted returns that have not fully arrived.' })
  inTransit: number;

  @Field(() => Int, {
    description: 'Returns in `inTransit` that are still incomplete a week after `sendBy`.',
  })
  overdue: number;

  @Field(() => Int, { description: 'Received returns that are not refunded yet.' })
  here: number;

  @Field(() => Int, { description: 'Declined, withdrawn and refunded returns.' })
  closed: number;
}

@ObjectType({ description: 'The units of an order that can be returned now.', simpleResolvers: true })
export class ReturnOffer {
  @Field(() => Int, {
    description:
      'Units that are in no return; after `returnUntil`, only units that were requested in time and did not arrive.',
  })
  units: number;

  @Field(() => GraphQLDateTime, {
    description: 'When the offer ends: the end of a day, 12 hours behind UTC.',
  })
  until: Date;
}
