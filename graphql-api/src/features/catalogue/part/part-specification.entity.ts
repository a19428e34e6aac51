import { Field, Float, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({
  description: 'One fact about a part: a number with its unit, or a text.',
  simpleResolvers: true,
})
@Entity('part_specification')
export class PartSpecification {
  @PrimaryColumn({ name: 'part_id', type: 'uuid' })
  partId: string;

  /** Place in the table, from 1. */
  @PrimaryColumn({ type: 'smallint' })
  place: number;

  @Field(() => String, { description: 'What it is about: `Diameter`.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => Float, { nullable: true, description: 'The number; null when it is a text.' })
  @Column({ type: 'numeric', precision: 14, scale: 4, nullable: true })
  number: number | null;

  @Field(() => String, { nullable: true, description: 'The unit of the number, if it has one: `mm`.' })
  @Column({ type: 'text', nullable: true })
  unit: string | null;

  @Field(() => String, { nullable: true, description: 'The text; null when it is a number.' })
  @Column({ type: 'text', nullable: true })
  text: string | null;
}
