import { Arg, ID, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../../../auth/auth.directive.js';
import { Role } from '../../../../../auth/role.js';
import { COST } from '../../../../../shared/read-cost.js';
import type { ImportPicturesReader } from './import-pictures.service.js';
import { ImportPictures } from './import-pictures.types.js';

@Resolver()
export class ImportPicturesResolver {
  constructor(private readonly reader: ImportPicturesReader) {}

  @Auth(Role.ADMIN)
  @Query(() => ImportPictures, {
    description:
      'Progress of downloading the images that an import of parts refers to by http(s) URL; all counts are 0 until it is applied.',
    complexity: COST.list,
  })
  importPictures(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
  ): Promise<ImportPictures> {
    return this.reader.of(id);
  }
}
