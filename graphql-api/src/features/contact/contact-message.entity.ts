import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'What somebody wrote through the contact form.' })
@Entity('contact_message')
export class ContactMessage {
  @Field(() => ID, { description: 'Id of the message.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Who wrote, as given.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: 'Where to answer, as given; not verified.' })
  @Column({ type: 'text' })
  email: string;

  @Field(() => String, { description: 'The message, as plain text.' })
  @Column({ type: 'text' })
  message: string;

  @Field(() => GraphQLDateTime, { description: 'When it came.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
