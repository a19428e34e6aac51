import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { Fuel } from '../vehicle/fuel.kinds.js';
import { VehicleEngine } from '../vehicle/vehicle-engine.entity.js';
import { FitmentQuestion } from './fitment-question.entity.js';
import { Position } from './position.kinds.js';

@ObjectType('Fitment', {
  description: 'One line in the list of cars that a part fits or, if it excludes, does not fit.',
  simpleResolvers: true,
})
@Entity('part_fitment')
export class PartFitment {
  @Field(() => ID, { description: 'Id of the line.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  @Column({ name: 'model_id', type: 'integer' })
  modelId: number;

  /** Read with the model. */
  @Field(() => String, { description: 'Who makes the car.' })
  make: string;

  /** Read with the model. */
  @Field(() => String, { description: 'The model name.' })
  model: string;

  @Field(() => Int, { description: 'The first model year.' })
  @Column({ name: 'year_from', type: 'smallint' })
  yearFrom: number;

  @Field(() => Int, { description: 'The last model year.' })
  @Column({ name: 'year_to', type: 'smallint' })
  yearTo: number;

  /** The engine in three columns; null: any. */
  @Field(() => VehicleEngine, { nullable: true, description: 'The required engine; null: any.' })
  engine: Pick<VehicleEngine, 'cylinders' | 'fuel' | 'litres'> | null;

  @Column({ name: 'engine_litres', type: 'numeric', precision: 3, scale: 1, nullable: true })
  engineLitres: number | null;

  @Column({ name: 'engine_cylinders', type: 'smallint', nullable: true })
  engineCylinders: number | null;

  @Column({ name: 'engine_fuel', type: 'text', nullable: true })
  engineFuel: Fuel | null;

  @Field(() => Position, { nullable: true, description: 'Where it goes; null: obvious or unknown.' })
  @Column({ type: 'text', nullable: true })
  position: Position | null;

  @Field(() => Int, { nullable: true, description: 'How many a car needs there, if that is known.' })
  @Column({ type: 'smallint', nullable: true })
  units: number | null;

  @Column({ name: 'question', type: 'text', nullable: true })
  questionKey: string | null;

  @Field(() => FitmentQuestion, {
    nullable: true,
    description: 'What else has to be asked; null: nothing.',
  })
  question: FitmentQuestion | null;

  @Field(() => [String], { nullable: true, description: 'The accepted answers; null without a question.' })
  @Column({ type: 'text', array: true, nullable: true })
  accepted: readonly string[] | null;

  @Field(() => Boolean, {
    description: 'Whether the line says that the part does not fit. Such a line wins.',
  })
  @Column({ type: 'boolean' })
  excludes: boolean;

  @Field(() => String, { nullable: true, description: 'A remark.' })
  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Field(() => String, { description: 'Where the line is from.' })
  @Column({ type: 'text' })
  source: string;

  @Field(() => Int, { description: 'Counts changes of the line, from 1.' })
  @Column({ type: 'integer' })
  revision: number;
}
