import { FieldResolver, Resolver, Root } from 'type-graphql';

import { Part } from './part.entity.js';
import type { ShownPart } from './shown-part.js';

@Resolver(() => Part)
export class PartPicturesResolver {
  @FieldResolver(() => [String], {
    description: 'Links of all its pictures, `image` first; empty without one.',
  })
  images(@Root() { image, moreImages }: ShownPart): string[] {
    return image === null ? [...moreImages] : [image, ...moreImages];
  }
}
