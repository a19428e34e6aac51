import { maskEmail } from '../shared/mask-email.js';
import type { DocumentReader } from './document-reader.js';
import type { ImportedRow } from './imported-row.js';
import { quoted } from './quoted.js';

export interface LegacyReview extends ImportedRow {
  /** Null where the old shop knows only a name. */
  readonly email: string | null;
  readonly name: string;
  readonly ratingHalves: number | null;
  readonly text: string;
}

/** Throws RowRefused for one of no one. The picture is the shop's own for everyone. */
export function readReview(document: DocumentReader, now: Date): LegacyReview {
  const legacyId = document.legacyId();
  const name = document.text('name', 100);
  const email = name === null ? document.email('user') : document.lenient(() => document.email('user'));
  document.read('image');
  return {
    legacyId,
    createdAt: document.createdAt(legacyId, now),
    email,
    name: name ?? maskEmail(email ?? ''),
    ratingHalves: ratingHalves(document),
    text: document.text('review', 2000) ?? '',
  };
}

/** 1 to 5 in half steps; anything else is not a rating. */
function ratingHalves(document: DocumentReader): number | null {
  const rating = document.read('rating');
  if (rating === undefined || rating === null || rating === '') return null;
  const halves =
    (typeof rating === 'string' && rating.trim() !== '' ? Number(rating) : (rating as number)) * 2;
  if (Number.isInteger(halves) && halves >= 2 && halves <= 10) return halves;
  document.remarks.push(`rating ${quoted(rating)} counts as none`);
  return null;
}
