import type { CacheTag } from './cache-tags.js';

/** What a handler answers a request with. Whoever sends it adds what every answer carries, an ETag and an encoding. */
export interface Answer {
  readonly status: number;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What it shows. With status 200 anybody may have it until one of these changes; without any, only who asked. */
  readonly tags?: ReadonlySet<CacheTag> | undefined;
  /** Something that it needs did not answer: what was answered before is better. */
  readonly unavailable?: boolean;
}

export const isPublic = ({ status, tags }: Answer): boolean =>
  status === 200 && tags !== undefined && tags.size > 0;
