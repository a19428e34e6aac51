import { Field, Int, ObjectType } from 'type-graphql';

/** Maximum number of listed failures. */
export const MAX_LISTED = 100;

@ObjectType({ description: 'A picture that could not be fetched.', simpleResolvers: true })
export class PictureFailure {
  @Field(() => String, { description: 'Its address, which parts still name.' })
  address: string;

  @Field(() => String, { description: 'Why not.' })
  reason: string;
}

@ObjectType({
  description: 'State of the images that an import refers to by http(s) URL.',
  simpleResolvers: true,
})
export class ImportPictures {
  @Field(() => Int, { description: 'URLs whose images are stored by the shop now.' })
  fetched: number;

  @Field(() => Int, {
    description: 'URLs still to be fetched; parts link to them in the meantime.',
  })
  waiting: number;

  @Field(() => Int, { description: 'URLs that failed permanently; parts link to them.' })
  failed: number;

  @Field(() => [PictureFailure], { description: `Why they failed, the first ${MAX_LISTED}.` })
  failures: PictureFailure[];
}
