import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that a make, model and year do not tell, asked once and kept with the car. */
@ObjectType({
  description:
    'Something that make, model, year and engine of a car do not tell. Ask it once and keep the answer with the car.',
  simpleResolvers: true,
})
@Entity('fitment_question')
export class FitmentQuestion {
  @Field(() => ID, { description: 'Its name, which stays: `rear-brakes`.' })
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Field(() => String, { description: 'The question itself.' })
  @Column({ type: 'text' })
  text: string;

  @Field(() => [String], {
    description: 'All that can be answered, in words that follow "with": `rear discs`.',
  })
  @Column({ type: 'text', array: true })
  answers: readonly string[];
}
