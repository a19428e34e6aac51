import type { EntityManager } from 'typeorm';

import { AsyncLocal } from '../shared/async-local.js';

/**
 * What a public answer shows, and what a transaction changes: `part:<id>` (anything of that part, its units too),
 * `parts` (which parts there are, and what they are sorted, filtered and counted by), `availability` (which parts are
 * in stock), `stock` (units of any part), `jobs` (jobs on a car, and what they need), `reviews`, `vehicles` (makes,
 * models and engines, and what is asked about them), `pages` (the built web app, which a running instance never changes).
 */
export type CacheTag =
  | `part:${string}`
  | 'availability'
  | 'jobs'
  | 'pages'
  | 'parts'
  | 'reviews'
  | 'stock'
  | 'vehicles';

/** What is declared about an answer while it is computed. */
interface RecordedTags {
  readonly tags: Set<CacheTag>;
  isPrivate: boolean;
}

const current = new AsyncLocal<RecordedTags>();

/** TypeORM provides `data` for anything to be stored with a transaction. */
interface RecordedPart {
  changedTags?: Set<CacheTag>;
}

/** Services say what they read for visitors and what they change; the cache invalidates by it (ADR 017). */
export const cacheTags = {
  /** Declares that the answer under way shows these. */
  shows(...tags: CacheTag[]): void {
    const recorded = current.get();
    if (recorded) for (const tag of tags) recorded.tags.add(tag);
  },

  /** Declares that the answer under way is private, whatever it shows. */
  markPrivate(): void {
    const recorded = current.get();
    if (recorded) recorded.isPrivate = true;
  },

  /** Whether that was declared of the answer under way. */
  isPrivate(): boolean {
    return current.get()?.isPrivate === true;
  },

  /** Runs `work`, however many callbacks deep. `tags` are what it showed; undefined for a private answer. */
  async gather<T>(work: () => Promise<T>): Promise<{ result: T; tags: ReadonlySet<CacheTag> | undefined }> {
    const recorded: RecordedTags = { tags: new Set(), isPrivate: false };
    const result = await current.run(recorded, work);
    return { result, tags: recorded.isPrivate ? undefined : recorded.tags };
  },

  /**
   * Declares that this transaction changes these. They are invalidated once it is committed, and not at all if it is
   * not.
   */
  changed(manager: EntityManager, ...tags: CacheTag[]): void {
    const data: RecordedPart | undefined = manager.queryRunner?.data;
    if (!data) throw new Error('a change belongs to a transaction');
    data.changedTags ??= new Set();
    for (const tag of tags) data.changedTags.add(tag);
  },

  /** What a transaction has changed; forgets it. */
  applyChanged(data: RecordedPart): ReadonlySet<CacheTag> {
    const { changedTags = new Set() } = data;
    delete data.changedTags;
    return changedTags;
  },
};
