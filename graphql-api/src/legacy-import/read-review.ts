import { maskEmail } from '../shared/mask-email.js';
import type { DocumentReader } from './document-reader.js';
import type { ImportedRow } from './imported-row.js';
import { quoted } from './quoted.js';

/** A review of the old shop. */
export interface LegacyReview extends ImportedRow {
  readonly email: string;
  readonly name: string;
  readonly ratingHalves: number | null;
  readonly text: string;
}

/** Throws RowRefused. The picture is the shop's own for everybody. */
export function readReview(document: DocumentReader, now: Date): LegacyReview {
  const legacyId = document.legacyId();
  const email = document.email('user');
  document.read('image');
  return {
    legacyId,
    createdAt: document.createdAt(legacyId, now),
    email,
    name: document.text('name', 100) ?? maskEmail(email),
    ratingHalves: ratingHalves(document),
    text: document.text('review', 2000) ?? '',
  };
}

/** 1 to 5 in half steps; whatever else it says is no rating. */
function ratingHalves(document: DocumentReader): number | null {
  const rating = document.read('rating');
  if (rating === undefined || rating === null || rating === '') return null;
  const halves =
    (typeof rating === 'string' && rating.trim() !== '' ? Number(rating) : (rating as number)) * 2;
  if (Number.isInteger(halves) && halves >= 2 && halves <= 10) return halves;
  document.remarks.push(`rating ${quoted(rating)} counts as none`);
  return null;
}
