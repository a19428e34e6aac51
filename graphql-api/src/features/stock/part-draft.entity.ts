import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../shared/money.scalar.js';
import { Category } from '../part/category.js';

/** A part that is not published: what an admin has said of it so far. In a table of its own, which only admins read (ADR 041). */
@ObjectType({ description: 'A part that is not in the shop yet.', simpleResolvers: true })
@Entity('part_draft')
export class PartDraft {
  @Field(() => ID, { description: 'Id of the draft, and of the part that it becomes.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'What it is; may be empty.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Link of the picture.' })
  @Column({ type: 'text', nullable: true })
  image: string | null;

  @Field(() => [String], { description: 'Links of further pictures.' })
  @Column({ name: 'more_images', type: 'text', array: true })
  moreImages: readonly string[];

  @Field(() => String, { description: 'What there is to know of it; may be empty.' })
  @Column({ type: 'text' })
  description: string;

  @Field(() => String, { description: 'The longer text of its page; may be empty.' })
  @Column({ type: 'text' })
  details: string;

  @Field(() => Category, { nullable: true, description: 'Its category.' })
  @Column({ type: 'text', nullable: true })
  category: Category | null;

  @Field(() => String, { nullable: true, description: 'Who makes it.' })
  @Column({ type: 'text', nullable: true })
  brand: string | null;

  @Field(() => String, { nullable: true, description: "The maker's number." })
  @Column({ name: 'part_number', type: 'text', nullable: true })
  partNumber: string | null;

  @Field(() => MoneyScalar, {
    name: 'price',
    nullable: true,
    description: 'Price per piece.',
    simple: false,
  })
  @Column({ name: 'price_minor', type: 'integer', nullable: true })
  priceMinor: number | null;

  @Field(() => Int, { nullable: true, description: 'Smallest quantity per order.' })
  @Column({ name: 'order_quantity', type: 'integer', nullable: true })
  orderQuantity: number | null;

  @Field(() => Int, { nullable: true, description: 'Units that come in when it is published.' })
  @Column({ name: 'available_quantity', type: 'integer', nullable: true })
  availableQuantity: number | null;

  @Field(() => String, { description: 'E-mail of the admin who saved it last.' })
  @Column({ name: 'saved_by', type: 'text' })
  savedBy: string;

  @Field(() => GraphQLDateTime, { description: 'When it was saved last.' })
  @Column({ name: 'saved_at', type: 'timestamptz' })
  savedAt: Date;
}
