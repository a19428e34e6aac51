import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * Admins' notes for each other about a customer. Part of the copy of their data that the customer can request (ADR
 * 047).
 */
@ObjectType({ description: 'A note about a customer, for admins.', simpleResolvers: true })
@Entity('customer_note')
export class CustomerNote {
  @Field(() => ID, { description: 'Id of the note.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'user_uid', type: 'text' })
  userUid: string;

  /** The uid that wrote it. */
  @Column({ name: 'author', type: 'text' })
  authorUid: string;

  /** Read with the notes of a customer. */
  @Field(() => String, {
    nullable: true,
    description:
      'Name of the author, or the email address if there is none; null once the account is deleted.',
  })
  author: string | null;

  @Field(() => String, { description: 'The note, as plain text.' })
  @Column({ type: 'text' })
  text: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
