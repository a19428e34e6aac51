import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { Fuel } from '../vehicle/fuel.kinds.js';
import { VehicleEngine } from '../vehicle/vehicle-engine.entity.js';

@ObjectType({ description: 'The answer of a car owner to a question.', simpleResolvers: true })
export class FitmentAnswer {
  @Field(() => ID, { description: 'The key of the question.' })
  question: string;

  @Field(() => String, { description: 'The answer.' })
  answer: string;
}

/** A customer's saved car, by its names, since the list of cars may be reloaded (ADR 034). */
@ObjectType({ description: 'A car saved with the account of a customer.' })
@Entity('garage_car')
export class GarageCar {
  @Field(() => ID, { description: 'Id of the car in the garage.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'user_uid', type: 'text' })
  userUid: string;

  /** Place in the garage, from 1, so that the database enforces the limit. */
  @Column({ type: 'smallint' })
  place: number;

  @Field(() => Int, { description: 'Its model year.' })
  @Column({ type: 'smallint' })
  year: number;

  @Field(() => String, { description: 'Who makes it.' })
  @Column({ type: 'text' })
  make: string;

  @Field(() => String, { description: 'The model name.' })
  @Column({ type: 'text' })
  model: string;

  @Column({ name: 'engine_litres', type: 'float8', nullable: true })
  engineLitres: number | null;

  @Column({ name: 'engine_cylinders', type: 'smallint', nullable: true })
  engineCylinders: number | null;

  @Column({ name: 'engine_fuel', type: 'text', nullable: true })
  engineFuel: Fuel | null;

  @Field(() => [FitmentAnswer], { description: 'The answers given so far.' })
  @Column({ type: 'jsonb' })
  answers: readonly FitmentAnswer[];

  @Field(() => GraphQLDateTime, { description: 'When it was last chosen.' })
  @Column({ name: 'chosen_at', type: 'timestamptz' })
  chosenAt: Date;

  @Field(() => VehicleEngine, {
    nullable: true,
    description: 'What is known about its engine; null: nothing.',
  })
  get engine(): Pick<VehicleEngine, 'cylinders' | 'fuel' | 'litres'> | null {
    const { engineLitres: litres, engineCylinders: cylinders, engineFuel: fuel } = this;
    return litres === null && cylinders === null && fuel === null ? null : { litres, cylinders, fuel };
  }
}
