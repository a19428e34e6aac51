import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { Reads } from '../../../shared/selected-columns.js';
import { storedFields } from './part-field-classes.js';

/**
 * A part that the shop sells. Its units are available, held (in an unpaid order) or sold, and add up to what was
 * received, by a CHECK in the database. Only StockService moves units.
 */
@ObjectType({ description: 'A part that the shop sells.', simpleResolvers: true })
@Entity('part')
export class Part extends storedFields('part') {
  @Field(() => ID, { description: 'Id of the part.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The id it had in the shop it was imported from, 24 hexadecimal digits; `id` follows from it (shared/ids.ts). */
  @Column({ name: 'legacy_id', type: 'text', nullable: true })
  legacyId: string | null;

  @Reads<Part>('priceMinor')
  @Field(() => MoneyScalar, { name: 'price', description: 'Price per item.', simple: false })
  @Column({ name: 'price_minor', type: 'integer' })
  priceMinor: number;

  @Field(() => Int, { description: 'Minimum order quantity.' })
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

  /** Filled in by the database if left out. */
  @Field(() => Boolean, { description: 'Fits any car, except those that a line of `fitments` excludes.' })
  @Column({ type: 'boolean', default: false })
  universal: boolean;

  /** Filled in by the database if left out; true only for a part with an including row (ADR 034). */
  @Field(() => Boolean, {
    description: 'The list of cars is exhaustive: a car that is not in `fitments` does not fit.',
  })
  @Column({ name: 'fitment_complete', type: 'boolean', default: false })
  fitmentComplete: boolean;

  /** Email of the person who added the part. */
  @Column({ name: 'created_by', type: 'text' })
  createdBy: string;

  @Field(() => GraphQLDateTime, { description: 'When it was added to the catalogue.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
