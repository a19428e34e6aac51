import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'A parcel for orders of one customer to one address.' })
@Entity('parcel')
export class Parcel {
  @Field(() => ID, { description: 'Id of the parcel.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { nullable: true, description: 'The carrier; null when none was named.' })
  @Column({ type: 'text', nullable: true })
  carrier: string | null;

  @Field(() => String, { nullable: true, description: 'The tracking number; null when it has none.' })
  @Column({ name: 'tracking_number', type: 'text', nullable: true })
  trackingNumber: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was marked as shipped.' })
  @Column({ name: 'shipped_at', type: 'timestamptz' })
  shippedAt: Date;
}
