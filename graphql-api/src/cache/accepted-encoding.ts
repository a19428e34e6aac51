import Negotiator from 'negotiator';

import type { Encoding } from './answer-cache.js';

/** Best first: browsers list encodings that they accept equally in any order. */
const OFFERED = ['br', 'gzip', 'identity'] as const;

/** Not in the package's types. */
interface Preferring {
  encoding(offered: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

const chosen = new Map<string, Encoding>();
const MAX_CHOICES = 200;

/** The encoding that a client prefers. Browsers send a handful of values here; each is parsed once. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const encoding = (negotiator.encoding(OFFERED, { preferred: OFFERED }) ?? 'identity') as Encoding;
  if (chosen.size < MAX_CHOICES) chosen.set(accepted, encoding);
  return encoding;
}
