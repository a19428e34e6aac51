import { formatCount } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import type { BulkChangeKind } from '#shared/gql/schema-types.generated';
import { prepareBulkChangeLimits } from '#shared/gql/admin-limits.generated';
import { units } from '#shop-kit/units';
import type { BulkChange_ChangeFragment, BulkChange_LineFragment } from './bulk-change.generated';

/** Maximum number of products that the API changes at once. */
export const maxProducts = prepareBulkChangeLimits.ids.items.max;

/** "1 product", "1,000 products". */
export const countOfProducts = (count: number) =>
  count === 1 ? '1 product' : `${formatCount(count)} products`;

export const isOfStock = (kind: BulkChangeKind) => kind === 'BRING_IN' || kind === 'WRITE_OFF';

type Rule = Pick<BulkChange_ChangeFragment, 'amount' | 'kind' | 'percent' | 'units'>;

/** The applied rule: "prices raised by 10%", "20 items added to each". */
export function ruleLabel({ kind, percent, amount, units: count }: Rule): string {
  const by = percent === null ? formatMoney(amount ?? '0.00') : `${percent}%`;
  const ofEach = units(count ?? 0);
  switch (kind) {
    case 'RAISE_BY_PERCENT':
    case 'RAISE_BY_AMOUNT':
      return `prices raised by ${by}`;
    case 'LOWER_BY_PERCENT':
    case 'LOWER_BY_AMOUNT':
      return `prices lowered by ${by}`;
    case 'SET_PRICE':
      return `prices set to ${by}`;
    case 'BRING_IN':
      return `${ofEach} added to each`;
    case 'WRITE_OFF':
      return `${ofEach} removed from each`;
  }
}

/** The price or quantity before and after, formatted. */
export function lineValues(
  { kind }: Pick<Rule, 'kind'>,
  line: BulkChange_LineFragment,
): { before: string; after: string } {
  return isOfStock(kind)
    ? { before: units(line.unitsBefore), after: units(line.unitsAfter) }
    : { before: formatMoney(line.priceBefore), after: formatMoney(line.priceAfter) };
}

/** Whether a product was removed before anything was known of it: nothing that is sold costs nothing. */
export const isRemoved = ({ priceBefore }: Pick<BulkChange_LineFragment, 'priceBefore'>) =>
  priceBefore === '0.00';

/** Name of a product for display; a name is not required. */
export const nameOfLine = (line: Pick<BulkChange_LineFragment, 'name' | 'priceBefore'>) =>
  line.name || (isRemoved(line) ? 'Removed product' : 'Unnamed part');
