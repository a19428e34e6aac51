import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { enumOf } from '../../../shared/enum-of.js';

export const MailDelivery = enumOf('MailDelivery', 'Delivery state of an email.', {
  WAITING: 'Waiting to be sent or retried.',
  SENT: 'Accepted by the mail server.',
  NOT_SENT: 'Failed permanently; a case was opened.',
  DROPPED: 'Not sent, because email was not set up at the time. No case was opened.',
});
export type MailDelivery = keyof typeof MailDelivery;

/** A reply to a message, sent by email. */
@ObjectType({ description: "An admin's reply to a message." })
@Entity('contact_answer')
export class ContactAnswer {
  @Field(() => ID, { description: 'Id of the answer.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'message_id', type: 'uuid' })
  messageId: string;

  @Field(() => String, { description: 'The answer, as plain text.' })
  @Column({ type: 'text' })
  text: string;

  /** A uid. */
  @Column({ name: 'answered_by', type: 'text' })
  answeredBy: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
