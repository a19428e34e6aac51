import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { Fuel } from './fuel.kinds.js';

/** An engine that a model was sold with in some years; null means unknown. */
@ObjectType('Engine', {
  description: 'An engine. Null means unknown or, for a required engine, that it does not matter.',
  simpleResolvers: true,
})
@Entity('vehicle_engine')
export class VehicleEngine {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ name: 'model_id', type: 'integer' })
  modelId: number;

  @Column({ name: 'year_from', type: 'smallint' })
  yearFrom: number;

  @Column({ name: 'year_to', type: 'smallint' })
  yearTo: number;

  @Field(() => Float, { nullable: true, description: 'Displacement in litres, one decimal.' })
  @Column({ type: 'numeric', precision: 3, scale: 1, nullable: true })
  litres: number | null;

  @Field(() => Int, { nullable: true, description: 'How many cylinders.' })
  @Column({ type: 'smallint', nullable: true })
  cylinders: number | null;

  @Field(() => Fuel, { nullable: true, description: 'What it runs on.' })
  @Column({ type: 'text', nullable: true })
  fuel: Fuel | null;
}
