import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Number of messages in each state.' })
export class MessageCounts {
  @Field(() => Int, { description: 'All messages.' })
  all: number;

  @Field(() => Int, { description: 'Messages that need a reply.' })
  open: number;

  @Field(() => Int, { description: 'Answered messages.' })
  answered: number;
}
