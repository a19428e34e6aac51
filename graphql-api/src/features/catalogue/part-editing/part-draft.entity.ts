import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { storedFields } from '../part/part-field-classes.js';

/** An unpublished part, as far as an admin has entered it. In a table of its own, which only admins read (ADR 019). */
@ObjectType({ description: 'A part that is not in the shop yet.', simpleResolvers: true })
@Entity('part_draft')
export class PartDraft extends storedFields('draft') {
  @Field(() => ID, { description: 'Id of the draft, and of the part it becomes.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => MoneyScalar, {
    name: 'price',
    nullable: true,
    description: 'Price per item.',
    simple: false,
  })
  @Column({ name: 'price_minor', type: 'integer', nullable: true })
  priceMinor: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum order quantity.' })
  @Column({ name: 'order_quantity', type: 'integer', nullable: true })
  orderQuantity: number | null;

  @Field(() => Int, { nullable: true, description: 'Units that come in when it is published.' })
  @Column({ name: 'available_quantity', type: 'integer', nullable: true })
  availableQuantity: number | null;

  @Field(() => String, { description: 'Email of the admin who saved it last.' })
  @Column({ name: 'saved_by', type: 'text' })
  savedBy: string;

  @Field(() => GraphQLDateTime, { description: 'When it was saved last.' })
  @Column({ name: 'saved_at', type: 'timestamptz' })
  savedAt: Date;
}
