import { Field, ID, Int, ObjectType } from 'type-graphql';

import { FindingKind } from './finding.kinds.js';

@ObjectType({ description: 'Something in a list of cars that looks wrong.', simpleResolvers: true })
export class FitmentFinding {
  @Field(() => ID, { description: 'Its place among the findings.' })
  id: string;

  @Field(() => FindingKind, { description: 'What looks wrong.' })
  kind: FindingKind;

  @Field(() => String, { description: 'What the finding is, in a sentence.' })
  text: string;

  @Field(() => ID, { nullable: true, description: 'Id of the part whose list it is; null: none.' })
  partId: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the part.' })
  partName: string | null;

  @Field(() => String, { nullable: true, description: "The part's number." })
  partNumber: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the affected row.' })
  fitmentId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the returned order, with its car and receipt; null otherwise.',
  })
  orderId: string | null;
}

@ObjectType({ description: 'How many findings there are of a kind.', simpleResolvers: true })
export class FindingCount {
  @Field(() => FindingKind, { description: 'The kind.' })
  kind: FindingKind;

  @Field(() => Int, { description: 'How many, up to 1000.' })
  count: number;
}
