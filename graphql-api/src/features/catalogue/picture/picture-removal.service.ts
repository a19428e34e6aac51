import type { EntityManager } from 'typeorm';

import { PICTURE_SIZES, pictureFile } from './picture-names.js';
import type { PictureStore } from './picture-store.port.js';

const RETENTION_DAYS = 7;
/** The rest waits an hour for the next run. */
const MAX_AT_ONCE = 1000;

/** Removes pictures that no part or draft has used for a week. */
export class PictureRemoval {
  constructor(
    private readonly manager: EntityManager,
    private readonly store: PictureStore,
  ) {}

  /**
   * Returns how many it removed. Throws ServiceUnavailable when the store does not respond; the picture's row then
   * stays.
   */
  async forgetOld(): Promise<number> {
    let removed = 0;
    while (removed < MAX_AT_ONCE && (await this.removeNext())) removed++;
    return removed;
  }

  /**
   * The row is locked while its files are deleted: anyone who uploads or uses the picture in the meantime waits, and then
   * stores it again or gets an error that it is gone. The store removes its four files or fails within seconds (ADR
   * 050).
   */
  private removeNext(): Promise<boolean> {
    return this.manager.transaction(async (manager) => {
      const [[gone]] = await manager.query<[[{ hash: string }?], number]>(
        `DELETE FROM picture WHERE hash = (
           SELECT hash FROM picture
           WHERE last_needed_at < now() - make_interval(days => $1)
             AND NOT EXISTS (SELECT FROM picture_use WHERE picture = hash)
           ORDER BY last_needed_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING hash`,
        [RETENTION_DAYS],
      );
      if (!gone) return false;
      await Promise.all(PICTURE_SIZES.map((size) => this.store.remove(pictureFile(gone.hash, size))));
      return true;
    });
  }
}
