import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'Model years, the first and the last included.', simpleResolvers: true })
export class YearRange {
  @Field(() => Int, { description: 'The first.' })
  from: number;

  @Field(() => Int, { description: 'The last.' })
  to: number;
}

/** Postgres' text of a multirange leaves the last year out: `{[1996,2004),[2010,2012)}`. */
export const yearRanges = {
  from: (multirange: string): YearRange[] =>
    [...multirange.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, end]) => ({
      from: Number(from),
      to: Number(end) - 1,
    })),
  to: (ranges: readonly YearRange[]): string =>
    `{${ranges.map(({ from, to }) => `[${from},${to}]`).join(',')}}`,
};

/** A model of car, identified by the names of make and model, case-insensitive. */
@ObjectType({ description: 'A model of car.', simpleResolvers: true })
@Entity('vehicle_model')
export class VehicleModel {
  /** Internal only: names are what stays when a list of cars is reloaded. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Field(() => String, { description: 'Who makes it.' })
  @Column({ type: 'text' })
  make: string;

  @Field(() => String, { description: 'The model name.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => [YearRange], { description: 'When it was made, in order; a gap makes two.' })
  @Column({ type: 'int4multirange', transformer: yearRanges })
  years: YearRange[];
}
