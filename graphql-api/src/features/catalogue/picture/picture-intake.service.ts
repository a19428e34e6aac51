import { createHash } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import { inTransaction } from '../../../shared/transaction.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { detectPolyglot } from './detect-polyglot.js';
import type { PictureCodec } from './picture-codec.port.js';
import { PICTURE_SIZES, pictureFile, pictureLink } from './picture-names.js';
import type { PictureStore } from './picture-store.port.js';
import { MAX_BYTES, PictureRefused, PicturesBusy, PictureTooLarge } from './picture.errors.js';
import { Turns } from './turns.js';
import { wholePicture } from './read-picture.js';

/** How many pictures an instance holds in memory at a time: one being processed, the others arriving or waiting. */
const PLACES = 8;

/** Accepts pictures of parts (ADR 050). */
export class PictureIntake {
  private readonly turns = new Turns(PLACES, () => new PicturesBusy());

  constructor(
    private readonly manager: EntityManager,
    private readonly codec: PictureCodec,
    private readonly store: PictureStore,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /** Accepts an admin's upload and returns its link. Throws what `take` throws, and TooManyRequests. */
  async receive(upload: AsyncIterable<Buffer>, uid: string): Promise<string> {
    await this.limits.spend('PICTURE', uid);
    return this.turns.place(async () => this.taken(await wholePicture(upload), uid));
  }

  /**
   * Accepts a picture's bytes from code that fetched or unpacked it; `actor` is for the audit log. Returns the link for
   * parts: the same picture always has the same link. One that no part or draft uses is removed after a week. Throws
   * PictureRefused, PictureTooLarge, PicturesBusy and, when the store does not answer, ServiceUnavailable.
   */
  take(bytes: Buffer, actor: string): Promise<string> {
    return this.turns.place(() => this.taken(bytes, actor));
  }

  private async taken(bytes: Buffer, actor: string): Promise<string> {
    if (bytes.length > MAX_BYTES) throw new PictureTooLarge();
    const other = detectPolyglot(bytes);
    if (other !== null)
      throw new PictureRefused('MIXED', `This file is ${other} as well. Save the picture by itself.`);
    const files = await this.turns.next(() => this.codec.encode(bytes, PICTURE_SIZES));
    const hash = hashOf([...files.values()]);
    await this.note(hash, actor);
    await Promise.all([...files].map(([size, webp]) => this.store.put(pictureFile(hash, size), webp)));
    return pictureLink(hash);
  }

  /** Before its files are stored, so that there are no unknown files. Waits for a removal of the same picture. */
  private async note(hash: string, actor: string): Promise<void> {
    await inTransaction(this.manager, async (manager) => {
      await manager.query(
        `INSERT INTO picture (hash) VALUES ($1) ON CONFLICT (hash) DO UPDATE SET last_needed_at = now()`,
        [hash],
      );
      await this.audit.record(manager, actor, 'PICTURE_UPLOADED', ['picture', hash], {
        after: { link: pictureLink(hash) },
      });
    });
  }
}

/** Over all sizes, so that a name never means anything else. */
function hashOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 32);
}
