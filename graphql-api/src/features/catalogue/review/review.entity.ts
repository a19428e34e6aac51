import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The picture of every review (a fixed default image link). */
export const REVIEW_IMAGE = '/brand/avatar.svg';

/** SQL: whether the review `item` has content, stars or text: pages show no other. */
export const HAS_CONTENT = `(item.rating_halves IS NOT NULL OR item.text <> '')`;

@ObjectType({ description: 'A review of the shop or of a part by a customer.' })
@Entity('review')
export class Review {
  @Field(() => ID, { description: 'Id of the review.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The id it had in the shop it was imported from, 24 hexadecimal digits; `id` follows from it (shared/ids.ts). */
  @Column({ name: 'legacy_id', type: 'text', nullable: true })
  legacyId: string | null;

  @Column({ name: 'user_uid', type: 'text' })
  userUid: string;

  @Field(() => String, { description: "The reviewer's name when it was written." })
  @Column({ type: 'text' })
  name: string;

  /** Email of the author. */
  @Column({ type: 'text' })
  email: string;

  /** Half stars, 2 to 10: ratings stay whole numbers. */
  @Column({ name: 'rating_halves', type: 'smallint', nullable: true })
  ratingHalves: number | null;

  @Field(() => String, {
    name: 'review',
    description: 'What the reviewer wrote, as plain text; may be empty.',
  })
  @Column({ type: 'text' })
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the part it is about, which its author received; null: about the shop.',
  })
  @Column({ name: 'part_id', type: 'uuid', nullable: true })
  partId: string | null;

  /**
   * The order by which its author received the part: one review per order. Without `partId`: the shipment was undone.
   */
  @Column({ name: 'order_id', type: 'uuid', nullable: true })
  orderId: string | null;

  /** Read with lists of a part's reviews. */
  @Field(() => Boolean, {
    nullable: true,
    description:
      'In the reviews of a part: the last answer of its author to "Did it fit?"; null: no answer, or another list.',
  })
  fitted?: boolean | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Field(() => Float, { nullable: true, description: '1 to 5 in half steps; null when none was given.' })
  get rating(): number | null {
    return this.ratingHalves === null ? null : this.ratingHalves / 2;
  }

  @Field(() => String, { description: 'Picture beside the review; the same for everyone.' })
  get image(): string {
    return REVIEW_IMAGE;
  }
}
