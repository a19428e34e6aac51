import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from '../../kept/kept-answers.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, compressing costs more than it saves. Bytes. */
export const WORTH_COMPRESSING = 1000;

/** Harder for what is kept and sent again and again than for what one client gets. */
export type Effort = 'kept' | 'once';

const QUALITY: Record<Effort, number> = { kept: 5, once: 4 };

/** The bytes in this encoding. */
export function compress(identity: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] } });
  return encoding === 'gzip' ? gzipped(identity) : Promise.resolve(identity);
}
