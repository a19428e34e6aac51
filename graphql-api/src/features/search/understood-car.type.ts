import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A car that a search names. It is never chosen by searching; somebody chooses it.',
  simpleResolvers: true,
})
export class UnderstoodCar {
  @Field(() => String, { description: 'What of the search names it.' })
  text: string;

  @Field(() => String, { description: 'Who makes it.' })
  make: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called; null where only the make is named, or more than one model is meant.',
  })
  model: string | null;

  @Field(() => Int, { nullable: true, description: 'The model year, where one is named.' })
  year: number | null;

  @Field(() => Int, { description: 'The first model year that is meant.' })
  from: number;

  @Field(() => Int, { description: 'The last model year that is meant.' })
  to: number;

  @Field(() => Float, { nullable: true, description: 'Litres of its engine, where they are named.' })
  litres: number | null;
}
