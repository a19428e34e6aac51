import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What a customer ordered at once: an "order" on screens, with its orders as items, all of one customer. Every order
 * belongs to one; an order that is inserted without one gets its own (trigger `order_has_purchase`).
 */
@ObjectType({
  description: 'What a customer ordered at once: one order, or several that were placed together.',
  simpleResolvers: true,
})
@Entity('purchase')
export class Purchase {
  @Field(() => ID, { description: 'Id of the purchase.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Its short number, such as "10427".' })
  @Column({ type: 'bigint' })
  number: string;

  @Field(() => GraphQLDateTime, { description: 'When it was placed.' })
  @Column({ name: 'placed_at', type: 'timestamptz' })
  placedAt: Date;
}
