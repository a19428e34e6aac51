import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A note on an order, for admins only.', simpleResolvers: true })
export class OrderNote {
  @Field(() => ID, { description: 'Id of the note.' })
  id: string;

  orderId: string;

  @Field(() => String, { description: 'The note, as plain text.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of its author; null once the account is deleted.',
  })
  by: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  createdAt: Date;
}
