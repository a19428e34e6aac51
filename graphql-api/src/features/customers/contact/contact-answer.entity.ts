import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { enumOf } from '../../../shared/enum-of.js';

export const MailDelivery = enumOf('MailDelivery', 'What became of a mail.', {
  WAITING: 'It waits to be sent, or to be tried again.',
  SENT: 'The mail server has taken it.',
  NOT_SENT: 'It was given up: there is a case about it.',
  DROPPED: 'It was not sent, because the shop sent no mail in its time. No case is about it.',
});
export type MailDelivery = keyof typeof MailDelivery;

/** An answer to a message, which leaves as a mail. */
@ObjectType({ description: 'What an admin answered to a message.' })
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
