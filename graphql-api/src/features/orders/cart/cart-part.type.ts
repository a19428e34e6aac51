import { Field, ID, ObjectType } from 'type-graphql';

import { Category } from '../../catalogue/part/category.js';
import { Part } from '../../catalogue/part/part.entity.js';
import type { ShownPart } from '../../catalogue/part/shown-part.js';

@ObjectType({
  description: "A part in a visitor's cart, even once it is no longer sold.",
  simpleResolvers: true,
})
export class CartPart {
  @Field(() => ID, { description: 'Id of the part.' })
  id: string;

  @Field(() => String, { description: "The part's name, even once it is no longer sold." })
  product: string;

  @Field(() => Category, { nullable: true, description: 'Its category, if it has one.' })
  category: Category | null;

  @Field(() => Part, {
    nullable: true,
    description: "The part's current data; null once it is no longer sold.",
  })
  part: ShownPart | null;
}
