import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A car that a search names. Searching never chooses it; a person does.',
  simpleResolvers: true,
})
export class UnderstoodCar {
  @Field(() => String, { description: 'The part of the search that names it.' })
  text: string;

  @Field(() => String, { description: 'Who makes it.' })
  make: string;

  @Field(() => String, {
    nullable: true,
    description: 'The model name; null if only the make is named, or more than one model is meant.',
  })
  model: string | null;

  @Field(() => Int, { nullable: true, description: 'The model year, if one is named.' })
  year: number | null;

  @Field(() => Int, { description: 'The first possible model year.' })
  from: number;

  @Field(() => Int, { description: 'The last possible model year.' })
  to: number;

  @Field(() => Float, { nullable: true, description: 'Litres of its engine, if named.' })
  litres: number | null;
}
