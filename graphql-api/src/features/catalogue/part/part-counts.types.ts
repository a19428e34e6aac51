import { Field, Int, ObjectType } from 'type-graphql';

import { Category } from './category.js';

@ObjectType({ description: 'A category and how many parts it has.', simpleResolvers: true })
export class CategoryCount {
  @Field(() => Category, { description: 'The category.' })
  category: Category;

  @Field(() => Int, { description: 'How many parts.' })
  count: number;
}
