import { Field, ID, Int, ObjectType } from 'type-graphql';

import { FitmentVerdict } from '../../cars/fitment/fitment-verdict.types.js';
import { Part } from '../part/part.entity.js';
import type { ShownPart } from '../part/shown-part.js';

@ObjectType({
  description: 'Whether a part fits the car that a search names, and why.',
  simpleResolvers: true,
})
export class SearchVerdict {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => FitmentVerdict, { description: 'The verdict.' })
  fitment: FitmentVerdict;

  @Field(() => Boolean, {
    description: 'With FITS_IF: whether it fits some, but not all, of the cars that may be meant.',
  })
  dependsOnCar: boolean;
}

@ObjectType('SearchTerm', {
  description: 'One word of a search, and what it finds alone.',
  simpleResolvers: true,
})
export class ExplainedTerm {
  @Field(() => String, { description: 'The word, in lower case; two if they are one thing.' })
  text: string;

  @Field(() => Int, { description: 'How many parts a search for it alone finds; at most 1000.' })
  parts: number;
}

@ObjectType({ description: 'A part that has some words of a search.', simpleResolvers: true })
export class NearestPart {
  @Field(() => Part, { description: 'The part.' })
  part: ShownPart;

  @Field(() => String, { description: 'In words: `Has “turbo”, not “hose”`.' })
  reason: string;
}
