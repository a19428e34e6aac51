import type { CacheTag } from './cache-tags.js';

/** A handler's answer to a request. The sender adds the common headers, an ETag and an encoding. */
export interface Answer {
  readonly status: number;
  /** Headers by lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What it shows. With status 200 it is public until one of these changes; without tags it is private. */
  readonly tags?: ReadonlySet<CacheTag> | undefined;
  /** Something it needs did not respond: an earlier answer is better. */
  readonly unavailable?: boolean;
}

export const isPublic = ({ status, tags }: Answer): boolean =>
  status === 200 && tags !== undefined && tags.size > 0;
