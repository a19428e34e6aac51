import { MAX_UNITS } from '../features/catalogue/part-editing/part-admin.inputs.js';
import { MIN_CHARGE_MINOR, toDecimal } from '../shared/money.js';
import type { DocumentReader } from './document-reader.js';
import type { ImportedRow } from './imported-row.js';
import type { Units } from './order-quantity.js';

/** An order of the old shop. */
export interface LegacyOrderDocument extends ImportedRow {
  readonly email: string;
  readonly name: string;
  readonly product: string;
  readonly totalMinor: number;
  /** The units that the order itself states, if they make up its total. */
  readonly units: Units | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly paid: boolean;
  readonly shipped: boolean;
  readonly transactionId: string | null;
}

/** Throws RowRefused. */
export function readOrder(document: DocumentReader, now: Date): LegacyOrderDocument {
  const legacyId = document.legacyId();
  const email = document.email('email');
  const totalMinor = document.amount('price', MIN_CHARGE_MINOR);
  const product = document.text('product', 200);
  if (product === null) document.remarks.push('product is missing');
  return {
    legacyId,
    createdAt: document.createdAt(legacyId, now),
    email,
    name: document.text('name', 100) ?? email,
    product: product ?? '',
    totalMinor,
    units: statedUnits(document, totalMinor),
    address: document.text('address', 500),
    phone: document.text('phone', 50),
    ...progress(document),
  };
}

function statedUnits(document: DocumentReader, totalMinor: number): Units | null {
  const quantity = document.lenient(() => document.count('quantity', { min: 1, max: MAX_UNITS }));
  if (quantity === null) return null;
  if (totalMinor % quantity === 0) return { quantity, unitPriceMinor: totalMinor / quantity };
  document.remarks.push(`its total ${toDecimal(totalMinor)} does not divide by its quantity ${quantity}`);
  return null;
}

/** Nothing is shipped here that is not paid, and nothing unpaid has a transaction. */
function progress(document: DocumentReader): Pick<LegacyOrderDocument, 'paid' | 'shipped' | 'transactionId'> {
  const [paid, shipped] = [document.flag('paid'), document.flag('shipped')];
  const transactionId = document.text('transactionId', 255);
  if (paid) return { paid, shipped, transactionId };
  if (shipped) document.remarks.push('it was shipped without being paid: taken as unpaid');
  if (transactionId !== null) {
    document.remarks.push(
      'it has a transaction without being paid: taken as unpaid, look the payment up at the provider',
    );
  }
  return { paid: false, shipped: false, transactionId: null };
}
