import { Field, Int, ObjectType } from 'type-graphql';

/** Of more failures than these none is listed. */
export const MAX_LISTED = 100;

@ObjectType({ description: 'A picture that could not be fetched.', simpleResolvers: true })
export class PictureFailure {
  @Field(() => String, { description: 'Its address, which parts still name.' })
  address: string;

  @Field(() => String, { description: 'Why not.' })
  reason: string;
}

@ObjectType({
  description: 'What became of the pictures that an import names by http(s) address.',
  simpleResolvers: true,
})
export class ImportPictures {
  @Field(() => Int, { description: "Addresses whose pictures are the shop's own now." })
  fetched: number;

  @Field(() => Int, {
    description: 'Addresses that are still to be fetched; parts link to them in the meantime.',
  })
  waiting: number;

  @Field(() => Int, { description: 'Addresses that the shop has given up on; parts link to them.' })
  failed: number;

  @Field(() => [PictureFailure], { description: `Why they failed, the first ${MAX_LISTED}.` })
  failures: PictureFailure[];
}
