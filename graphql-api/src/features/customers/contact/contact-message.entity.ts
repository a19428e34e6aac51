import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { enumOf } from '../../../shared/enum-of.js';

export const MessageState = enumOf('MessageState', 'Whether somebody still has to answer a message.', {
  OPEN: 'It waits for an answer.',
  ANSWERED: 'It was answered, here or another way.',
});
export type MessageState = keyof typeof MessageState;

@ObjectType({ description: 'What somebody wrote in the contact form.' })
@Entity('contact_message')
export class ContactMessage {
  @Field(() => ID, { description: 'Id of the message.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Who wrote, as given.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: 'The address to answer, as given; not verified.' })
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

  @Field(() => GraphQLDateTime, { description: 'When it came.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Field(() => MessageState, { description: 'Whether somebody still has to answer it.' })
  get state(): MessageState {
    return this.answeredAt === null ? MessageState.OPEN : MessageState.ANSWERED;
  }
}
