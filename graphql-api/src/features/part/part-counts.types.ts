import { Field, Int, ObjectType } from 'type-graphql';

import { Category } from './category.js';

@ObjectType({ description: 'A shelf and how many parts it has.', simpleResolvers: true })
export class CategoryCount {
  @Field(() => Category, { description: 'The shelf.' })
  category: Category;

  @Field(() => Int, { description: 'How many parts.' })
  count: number;
}
