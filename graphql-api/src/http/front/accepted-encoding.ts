import Negotiator from 'negotiator';

import type { Encoding } from '../../kept/kept-answers.js';

const chosen = new Map<string, Encoding>();
const MAX_CHOICES = 200;

/** The encoding that a client takes best. Browsers send a handful of texts here; each is read once. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const encoding = (negotiator.encoding(['br', 'gzip', 'identity']) ?? 'identity') as Encoding;
  if (chosen.size < MAX_CHOICES) chosen.set(accepted, encoding);
  return encoding;
}
