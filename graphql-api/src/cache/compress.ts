import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from 'node:zlib';

import type { CachedAnswer, Encoding } from './answer-cache.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, compressing costs more than it saves. Bytes. */
export const WORTH_COMPRESSING = 1000;

/**
 * Up to this, another thread costs three times as much as the work, plus a wait; in place it is at most about 0.2 ms.
 * Bytes.
 */
const DONE_AT_ONCE = 32_000;

/** Harder for cached answers, which are sent again and again, than for one client's. */
export type Effort = 'cached' | 'once';

const QUALITY: Record<Effort, number> = { cached: 5, once: 4 };

export function compress(identity: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(identity);
  const options: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] } };
  if (identity.length > DONE_AT_ONCE) {
    return encoding === 'br' ? brotli(identity, options) : gzipped(identity);
  }
  return Promise.resolve(encoding === 'br' ? brotliCompressSync(identity, options) : gzipSync(identity));
}

export async function encoded(identity: Buffer): Promise<CachedAnswer['bodies']> {
  const [br, gz] = await Promise.all([
    compress(identity, 'br', 'cached'),
    compress(identity, 'gzip', 'cached'),
  ]);
  return { identity, br, gzip: gz };
}
