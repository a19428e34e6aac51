import type { EntityManager } from 'typeorm';

import type { ImportService } from '../../../import/import.service.js';
import { type ImportPictures, MAX_LISTED } from './import-pictures.types.js';

export class ImportPicturesReader {
  constructor(
    private readonly manager: EntityManager,
    private readonly imports: Pick<ImportService, 'get'>,
  ) {}

  /** Throws NoSuchImport. */
  async of(id: string): Promise<ImportPictures> {
    await this.imports.get(id);
    const [counts] = await this.manager.query<[ImportPictures]>(
      `WITH named AS (
         SELECT address, due_at IS NOT NULL AS waits, problem FROM picture_address
         WHERE key IN (SELECT address_key FROM import_picture WHERE import_id = $1)
       ), failed AS (SELECT address, problem AS reason FROM named WHERE NOT waits AND problem IS NOT NULL)
       SELECT count(*) FILTER (WHERE NOT waits AND problem IS NULL)::integer AS fetched,
         count(*) FILTER (WHERE waits)::integer AS waiting, (SELECT count(*)::integer FROM failed) AS failed,
         (SELECT coalesce(json_agg(listed), '[]') FROM (SELECT * FROM failed ORDER BY address LIMIT ${MAX_LISTED}) AS listed) AS failures
       FROM named`,
      [id],
    );
    return counts;
  }
}
