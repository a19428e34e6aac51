import { FieldResolver, Resolver, Root } from 'type-graphql';

import { Reads } from '../../../shared/selected-columns.js';
import { Part } from './part.entity.js';
import { picturesOf } from './part-fields.js';
import type { ShownPart } from './shown-part.js';

@Resolver(() => Part)
export class PartPicturesResolver {
  @Reads<ShownPart>('image', 'moreImages')
  @FieldResolver(() => [String], {
    description: 'Links of all its pictures, `image` first; empty without one.',
  })
  images(@Root() part: ShownPart): string[] {
    return picturesOf(part);
  }

  @Reads<ShownPart>('image', 'moreImages', 'imageAlts')
  @FieldResolver(() => [String], {
    description: 'What each of `images` shows, for people who cannot see it; empty if not described.',
  })
  imageAlts(@Root() part: ShownPart): string[] {
    return picturesOf(part).map((_link, index) => part.imageAlts[index] ?? '');
  }
}
