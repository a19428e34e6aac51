import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../shared/money.scalar.js';
import { Category } from './category.js';

/**
 * A part that the shop sells. Its units are available, held (in an unpaid order) or sold, and together they are
 * what was received: a CHECK in the database. Only StockService moves units.
 */
@ObjectType({ description: 'A part that the shop sells.', simpleResolvers: true })
@Entity('part')
export class Part {
  @Field(() => ID, { description: 'Id of the part.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The id that it had in the shop it was imported from, 24 hexadecimal digits; `id` follows from it (shared/ids.ts). */
  @Column({ name: 'legacy_id', type: 'text', nullable: true })
  legacyId: string | null;

  @Field(() => String, { description: 'What it is.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Link of the picture: absolute, or a path of this shop.',
  })
  @Column({ type: 'text', nullable: true })
  image: string | null;

  /** Links of further pictures, shown after `image`; none without one. Filled by the database where it is not said. */
  @Column({ name: 'more_images', type: 'text', array: true, default: '{}' })
  moreImages: readonly string[];

  @Field(() => MoneyScalar, { name: 'price', description: 'Price per piece.', simple: false })
  @Column({ name: 'price_minor', type: 'integer' })
  priceMinor: number;

  @Field(() => Int, { description: 'Smallest quantity per order.' })
  @Column({ name: 'order_quantity', type: 'integer' })
  orderQuantity: number;

  @Field(() => Int, { description: 'Units that can be promised now.' })
  @Column({ name: 'available_quantity', type: 'integer' })
  availableQuantity: number;

  @Column({ name: 'held_quantity', type: 'integer' })
  heldQuantity: number;

  @Column({ name: 'sold_quantity', type: 'integer' })
  soldQuantity: number;

  @Column({ name: 'received_quantity', type: 'integer' })
  receivedQuantity: number;

  @Field(() => String, { description: 'What there is to know of it, as plain text; may be empty.' })
  @Column({ type: 'text' })
  description: string;

  @Field(() => String, {
    description: 'The longer text of its page, in paragraphs, as plain text; may be empty.',
  })
  @Column({ type: 'text', default: '' })
  details: string;

  @Field(() => Category, { nullable: true, description: 'Its category, if it has one.' })
  @Column({ type: 'text', nullable: true })
  category: Category | null;

  @Field(() => String, { nullable: true, description: 'Who makes it, if that is known.' })
  @Column({ type: 'text', nullable: true })
  brand: string | null;

  @Field(() => String, { nullable: true, description: "The maker's number." })
  @Column({ name: 'part_number', type: 'text', nullable: true })
  partNumber: string | null;

  /** Filled by the database where it is not said. */
  @Field(() => Boolean, { description: 'Fits any car, save those that a line of `fitments` excludes.' })
  @Column({ type: 'boolean', default: false })
  universal: boolean;

  /** Filled by the database where it is not said; true only of a part with a row that includes (ADR 034). */
  @Field(() => Boolean, {
    description: 'The list of cars is exhaustive: a car that is not in `fitments` does not fit.',
  })
  @Column({ name: 'fitment_complete', type: 'boolean', default: false })
  fitmentComplete: boolean;

  /** E-mail of who added the part. */
  @Column({ name: 'created_by', type: 'text' })
  createdBy: string;

  @Field(() => GraphQLDateTime, { description: 'Since when it is in the catalogue.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
