import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { enumOf } from '../../../shared/enum-of.js';

export const MessageState = enumOf('MessageState', 'Whether a message still needs a reply.', {
  OPEN: 'Needs a reply.',
  ANSWERED: 'Answered, here or elsewhere.',
});
export type MessageState = keyof typeof MessageState;

@ObjectType({ description: 'A message sent through the contact form.' })
@Entity('contact_message')
export class ContactMessage {
  @Field(() => ID, { description: 'Id of the message.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Name of the sender, as entered.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: 'Email address of the sender, as entered; not verified.' })
  @Column({ type: 'text' })
  email: string;

  @Field(() => String, { description: 'The message, as plain text.' })
  @Column({ type: 'text' })
  message: string;

  /** An order of the signed-in author; null if it is about none. */
  @Column({ name: 'order_id', type: 'uuid', nullable: true })
  orderId: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last answered; null while it is open.',
  })
  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  /** A uid. */
  @Column({ name: 'answered_by', type: 'text', nullable: true })
  answeredBy: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was received.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Field(() => MessageState, { description: 'Whether it still needs a reply.' })
  get state(): MessageState {
    return this.answeredAt === null ? MessageState.OPEN : MessageState.ANSWERED;
  }
}
