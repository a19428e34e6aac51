import { BadInput } from '../../../shared/shop-error.js';
import type { PartChange } from '../../catalogue/part-editing/part-changes.service.js';
import { trimText } from '../../../shared/visible-text.js';
import { BulkChangeKind, type BulkChangeRuleInput } from './bulk-change.inputs.js';

type PriceKind = Exclude<BulkChangeKind, 'BRING_IN' | 'WRITE_OFF'>;

/** A parsed rule, as it is stored: whole numbers only, each kind with what it needs. */
export type BulkChangeRule =
  | {
      readonly kind: PriceKind;
      /** Hundredths of a percent or minor units, by the kind. */
      readonly value: number;
    }
  | {
      readonly kind: 'BRING_IN' | 'WRITE_OFF';
      readonly value: number;
      /** Goes to the ledger. */
      readonly reason: string;
    };

/** Throws BadInput for a kind without its value. Pure. */
export function readRule({ kind, percent, amount, units, reason }: BulkChangeRuleInput): BulkChangeRule {
  switch (kind) {
    case BulkChangeKind.RAISE_BY_PERCENT:
    case BulkChangeKind.LOWER_BY_PERCENT:
      return { kind, value: Math.round(needed(percent, 'percent') * 100) };
    case BulkChangeKind.RAISE_BY_AMOUNT:
    case BulkChangeKind.LOWER_BY_AMOUNT:
    case BulkChangeKind.SET_PRICE:
      return { kind, value: needed(amount, 'amount') };
    case BulkChangeKind.BRING_IN:
    case BulkChangeKind.WRITE_OFF:
      return { kind, value: needed(units, 'units'), reason: trimText(needed(reason, 'reason')) };
  }
}

/** Half a cent is rounded up. */
const CHANGES: Record<BulkChangeKind, (value: number, priceMinor: number) => PartChange> = {
  RAISE_BY_PERCENT: (value, price) => ({ priceMinor: Math.round((price * (10_000 + value)) / 10_000) }),
  LOWER_BY_PERCENT: (value, price) => ({ priceMinor: Math.round((price * (10_000 - value)) / 10_000) }),
  RAISE_BY_AMOUNT: (value, price) => ({ priceMinor: price + value }),
  LOWER_BY_AMOUNT: (value, price) => ({ priceMinor: price - value }),
  SET_PRICE: (value) => ({ priceMinor: value }),
  BRING_IN: (value) => ({ units: value }),
  WRITE_OFF: (value) => ({ units: -value }),
};

/** What the rule makes of a part with this price, in minor units. Pure. */
export const changeBy = ({ kind, value }: BulkChangeRule, priceMinor: number): PartChange =>
  CHANGES[kind](value, priceMinor);

function needed<T>(value: T | null | undefined, field: string): T {
  if (value == null) throw new BadInput(`Provide the ${field}.`, { field });
  return value;
}
