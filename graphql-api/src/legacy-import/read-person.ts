import { isWebLink } from '../shared/link.validator.js';
import type { DocumentReader } from './document-reader.js';
import type { ImportedRow } from './imported-row.js';

/** An account of the old shop. */
export interface LegacyPerson extends ImportedRow {
  readonly email: string;
  readonly name: string | null;
  readonly location: string | null;
  readonly education: string | null;
  readonly phone: string | null;
  readonly linkedin: string | null;
  readonly wasAdmin: boolean;
}

/** Throws RowRefused. */
export function readPerson(document: DocumentReader, now: Date): LegacyPerson {
  const legacyId = document.legacyId();
  return {
    legacyId,
    createdAt: document.createdAt(legacyId, now),
    email: document.email('email'),
    name: document.text('name', 100),
    location: document.text('location', 200),
    education: document.text('education', 200),
    phone: document.text('phone', 50),
    linkedin: linkedin(document),
    wasAdmin: document.read('role') === 'admin',
  };
}

/** Many wrote it without its scheme. */
function linkedin(document: DocumentReader): string | null {
  const linkedIn = document.read('linkedin');
  const whole =
    typeof linkedIn === 'string' && !/^\w+:/.test(linkedIn.trim()) ? `https://${linkedIn.trim()}` : null;
  return isWebLink(whole) ? whole : document.link('linkedin', isWebLink);
}
