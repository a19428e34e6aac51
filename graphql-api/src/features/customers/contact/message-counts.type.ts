import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many messages are in each state.' })
export class MessageCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Those that wait for an answer.' })
  open: number;

  @Field(() => Int, { description: 'Those that were answered.' })
  answered: number;
}
