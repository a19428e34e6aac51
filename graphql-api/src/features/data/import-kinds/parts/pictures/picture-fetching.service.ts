import type { EntityManager } from 'typeorm';

import { cacheTags } from '../../../../../cache/cache-tags.js';
import { attempt, type Attempted, backOff, type Claim, claimNext } from '../../../../../shared/claim.js';
import { ServiceUnavailable } from '../../../../../shared/shop-error.js';
import { storableText } from '../../../../../shared/storable-text.js';
import { inTransaction } from '../../../../../shared/transaction.js';
import type { AuditService } from '../../../../shop/audit/audit.service.js';
import {
  PictureRefused,
  PicturesBusy,
  PictureTooLarge,
} from '../../../../catalogue/picture/picture.errors.js';
import { HASH_IN_LINK } from '../../../../catalogue/picture/picture-names.js';
import type { PictureIntake } from '../../../../catalogue/picture/picture-intake.service.js';
import { NotToBeFetched, PictureNotFetched } from './picture-source.errors.js';
import type { PictureSource } from './picture-source.port.js';

/** Minutes after each failed attempt but the last; an attempt takes less than the first of them, and is another instance's turn after it. */
const PAUSES = [1, 5, 30, 120];
const MAX_ATTEMPTS = PAUSES.length;
/** Parts that get a picture in one transaction: orders of them wait for it. */
const PARTS_AT_A_TIME = 100;
const MAX_PROBLEM_LENGTH = 500;
/** The rest waits an hour for the next run. */
const MAX_REMOVED = 1000;

/**
 * Not while a file of parts is being written: no one else may write its parts, and what it names is not due before it is whole. So what is
 * claimed is named by imports that are, or by none since they were undone.
 */
const CLAIM: Claim = {
  from: 'picture_address AS item',
  key: 'key',
  where: 'due_at <= now() AND NOT EXISTS (SELECT FROM file_import WHERE stage IS NOT NULL)',
  orderBy: 'due_at',
  set: backOff(PAUSES),
  returning: `key, address, attempts, CASE WHEN picture IS NOT NULL THEN picture_shown(address) END AS link,
    (SELECT coalesce(applied_by, actor) FROM import_picture AS named JOIN file_import AS file ON file.id = named.import_id
     WHERE named.address_key = item.key AND file.state = 'APPLIED' ORDER BY applied_at DESC LIMIT 1) AS actor`,
};

/** An address that is this instance's until its pause is over. */
interface Claimed {
  readonly key: string;
  readonly address: string;
  /** Null until it is fetched. */
  readonly link: string | null;
  /** This one included. */
  readonly attempts: number;
  /** Who applied the import that named it last; null where none does any more. */
  readonly actor: string | null;
}

/**
 * Fetches pictures that files of parts name by address, and puts the shop's own in place of the address in each part that still names it
 * (ADR 050). An instance claims an address by putting its next turn off; if it dies, the turn comes.
 */
export class PictureFetching {
  constructor(
    private readonly manager: EntityManager,
    private readonly source: PictureSource,
    private readonly pictures: Pick<PictureIntake, 'take'>,
    private readonly audit: AuditService,
  ) {}

  /** Fetches the next address that is due; one that is refused for good is not a failure. Null when there is none. */
  async fetchNext(): Promise<Attempted<{ address: string }> | null> {
    const claimed = await claimNext<Claimed>(this.manager, CLAIM);
    return claimed ? attempt({ address: claimed.address }, () => this.fetchClaimed(claimed)) : null;
  }

  /** Deletes addresses that no import names any more and that led to no picture. Returns how many. */
  forgetOld(): Promise<number> {
    return inTransaction(this.manager, async (manager) => {
      const found = await manager.query<{ key: string }[]>(
        `SELECT key FROM picture_address WHERE picture IS NULL
           AND NOT EXISTS (SELECT FROM import_picture WHERE address_key = key) LIMIT ${MAX_REMOVED} FOR UPDATE SKIP LOCKED`,
      );
      return forgetUnnamed(
        manager,
        found.map(({ key }) => key),
      );
    });
  }

  private async fetchClaimed(claimed: Claimed): Promise<void> {
    const { actor } = claimed;
    try {
      if (actor !== null) {
        const link = claimed.link ?? (await this.fetch(claimed, actor));
        while (await this.placeBatch(claimed, link, actor));
      }
      await this.finish(claimed);
    } catch (failure) {
      await this.recordFailure(claimed, failure);
      if (!isAnswer(failure)) throw failure;
    }
  }

  private async fetch({ key, address }: Claimed, actor: string): Promise<string> {
    const link = await this.pictures.take(await this.source.fetch(address), actor);
    await this.manager.query(
      `UPDATE picture_address SET picture = substring($2 FROM '${HASH_IN_LINK}'), problem = NULL WHERE key = $1`,
      [key, link],
    );
    return link;
  }

  /** Returns whether there may be more. Only in parts of imports that are whole: until then no one else writes them. */
  private placeBatch({ key, address }: Claimed, link: string, actor: string): Promise<boolean> {
    return inTransaction(this.manager, async (manager) => {
      const named = await manager.query<{ partId: string }[]>(
        `UPDATE import_picture SET placed = true
         WHERE (import_id, part_id, address_key) IN (
           SELECT named.import_id, named.part_id, named.address_key FROM import_picture AS named
           JOIN file_import AS file ON file.id = named.import_id AND file.state = 'APPLIED'
           WHERE named.address_key = $1 AND NOT named.placed
           ORDER BY named.import_id, named.part_id LIMIT ${PARTS_AT_A_TIME} FOR UPDATE OF named)
         RETURNING part_id AS "partId"`,
        [key],
      );
      const [rows] = named as unknown as [{ partId: string }[], number];
      if (rows.length === 0) return false;
      const parts = await manager.query<PicturesOfPart[]>(
        `SELECT id, image, more_images AS "moreImages" FROM part
         WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL AND (image = $2 OR $2 = ANY(more_images))
           -- A part shows no picture twice: finish() tells of it.
           AND NOT (coalesce(image = $3, false) OR $3 = ANY(more_images))
         ORDER BY id FOR NO KEY UPDATE`,
        [rows.map(({ partId }) => partId), address, link],
      );
      await manager.query(
        `UPDATE part SET image = CASE WHEN image = $2 THEN $3 ELSE image END, more_images = array_replace(more_images, $2, $3)
         WHERE id = ANY($1::uuid[])`,
        [parts.map(({ id }) => id), address, link],
      );
      const put = (named: string | null) => (named === address ? link : named);
      const entries = parts.map(({ id, image, moreImages }) => ({
        ...({ actor, action: 'PART_CHANGED', about: ['part', id] } as const),
        before: { image, moreImages },
        after: { image: put(image), moreImages: moreImages.map(put) },
      }));
      if (entries.length > 0) await this.audit.recordAll(manager, entries);
      cacheTags.changed(manager, 'parts', ...parts.map(({ id }) => `part:${id}` as const));
      return true;
    });
  }

  /** Unless an import that is not whole yet has named it since: that one locks the address first. What none names is forgotten. */
  private finish({ key }: Claimed): Promise<void> {
    return inTransaction(this.manager, async (manager) => {
      await manager.query('SELECT FROM picture_address WHERE key = $1 FOR UPDATE', [key]);
      if ((await forgetUnnamed(manager, [key])) > 0) return;
      await manager.query(
        `UPDATE picture_address SET due_at = NULL, problem = CASE WHEN EXISTS (
           SELECT FROM import_picture JOIN part ON part.id = part_id AND part.deleted_at IS NULL
           WHERE address_key = key AND (image = address OR address = ANY(more_images)))
             THEN 'It is a duplicate of another photo of the part; the link is kept.' END
         WHERE key = $1 AND NOT EXISTS (SELECT FROM import_picture WHERE address_key = key AND NOT placed)`,
        [key],
      );
    });
  }

  private async recordFailure({ key, link, attempts }: Claimed, failure: unknown): Promise<void> {
    // Neither says anything of the address.
    const isOurs = failure instanceof ServiceUnavailable || failure instanceof PicturesBusy;
    const isOver = link === null && !isOurs && (isFinal(failure) || attempts >= MAX_ATTEMPTS);
    const problem = isAnswer(failure) ? failure.message : 'Processing failed. See the server log.';
    await this.manager.query(
      `UPDATE picture_address SET problem = $2, attempts = attempts - $3, due_at = CASE WHEN NOT $4 OR picture IS NOT NULL THEN due_at END
       WHERE key = $1`,
      [key, storableText(problem).slice(0, MAX_PROBLEM_LENGTH), isOurs ? 1 : 0, isOver],
    );
  }
}

/** Deletes those of these locked addresses that have no picture and that no import names. Returns how many. */
async function forgetUnnamed(manager: EntityManager, keys: readonly string[]): Promise<number> {
  const [, forgotten] = await manager.query<[unknown[], number]>(
    `DELETE FROM picture_address WHERE key = ANY($1) AND picture IS NULL
       AND NOT EXISTS (SELECT FROM import_picture WHERE address_key = key)`,
    [keys],
  );
  return forgotten;
}

interface PicturesOfPart {
  readonly id: string;
  readonly image: string | null;
  readonly moreImages: readonly string[];
}

/** Whether another attempt would change nothing. */
const isFinal = (failure: unknown): boolean =>
  [NotToBeFetched, PictureRefused, PictureTooLarge].some((kind) => failure instanceof kind);

/** A message for admins about the other server, not about a failure of the shop. */
const isAnswer = (failure: unknown): failure is Error =>
  failure instanceof PictureNotFetched || isFinal(failure);
