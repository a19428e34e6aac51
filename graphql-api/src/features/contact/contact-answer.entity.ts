import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export enum MailDelivery {
  WAITING = 'WAITING',
  SENT = 'SENT',
  NOT_SENT = 'NOT_SENT',
}

registerEnumType(MailDelivery, {
  name: 'MailDelivery',
  description: 'What became of a mail.',
  valuesConfig: {
    WAITING: { description: 'It waits to be sent, or to be tried again.' },
    SENT: { description: 'The mail server has taken it.' },
    NOT_SENT: { description: 'It was given up: there is a case about it.' },
  },
});

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
