import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that make, model and year do not say, asked once and stored with the car. */
@ObjectType({
  description:
    'Something that make, model, year and engine of a car do not say. Ask it once and store the answer with the car.',
  simpleResolvers: true,
})
@Entity('fitment_question')
export class FitmentQuestion {
  @Field(() => ID, { description: 'Its stable name: `rear-brakes`.' })
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Field(() => String, { description: 'The question itself.' })
  @Column({ type: 'text' })
  text: string;

  @Field(() => [String], {
    description: 'All possible answers, in words that follow "with": `rear discs`.',
  })
  @Column({ type: 'text', array: true })
  answers: readonly string[];
}
