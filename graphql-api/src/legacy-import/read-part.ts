import { MAX_UNITS } from '../features/catalogue/part-editing/part-admin.inputs.js';
import { isPayable } from '../features/catalogue/part/payable.js';
import { isEmailAddress } from '../shared/email.validator.js';
import { isPictureLink } from '../shared/link.validator.js';
import { toDecimal } from '../shared/money.js';
import type { DocumentReader } from './document-reader.js';
import type { ImportedRow } from './imported-row.js';
import { RowRefused } from './import-refused.js';

/** A part of the old shop. */
export interface LegacyPart extends ImportedRow {
  readonly name: string;
  readonly image: string | null;
  readonly priceMinor: number;
  readonly orderQuantity: number;
  readonly availableQuantity: number;
  readonly description: string;
  /** Email of the person who added it; empty when that is not known. */
  readonly createdBy: string;
}

/** Throws RowRefused. */
export function readPart(document: DocumentReader, now: Date): LegacyPart {
  const legacyId = document.legacyId();
  const priceMinor = document.amount('price', 1);
  const orderQuantity = document.count('orderQuantity', { min: 1, max: MAX_UNITS }) ?? 1;
  if (!isPayable({ priceMinor, orderQuantity })) {
    throw new RowRefused(
      `its smallest order costs ${toDecimal(priceMinor * orderQuantity)}, which no card payment can be`,
    );
  }
  const creator = document.read('user');
  const email = typeof creator === 'string' ? creator.trim().toLowerCase() : '';
  return {
    legacyId,
    createdAt: document.createdAt(legacyId, now),
    name: named(document),
    image: document.link('image', isPictureLink),
    priceMinor,
    orderQuantity,
    availableQuantity: available(document),
    description: document.text('description', 5000) ?? '',
    // Visitors see it masked, and only an address can be.
    createdBy: isEmailAddress(email) ? email : '',
  };
}

function named(document: DocumentReader): string {
  const name = document.text('name', 200);
  if (name === null) document.remarks.push('it has no name');
  return name ?? '';
}

function available(document: DocumentReader): number {
  const quantity = document.count('availableQuantity', { min: 0, max: MAX_UNITS });
  if (quantity === null) document.remarks.push('availableQuantity is missing: 0');
  return quantity ?? 0;
}
