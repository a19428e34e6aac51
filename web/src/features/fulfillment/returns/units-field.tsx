import { useField } from 'react-final-form';
import { formatCount } from '#shared/format/count';
import { multiply } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { Price } from '#shop-kit/price';
import { readQuantity } from '#shop-kit/quantity';
import { QuantityRow } from '#shop-kit/quantity-row';
import { units } from '#shop-kit/units';

/** The problem of a quantity to return, of at most `max`. */
export function unitsProblem(typed: string | undefined, max: number): string | undefined {
  const count = readQuantity(typed ?? '');
  if (count !== null && count >= 1 && count <= max) return undefined;
  return max === 1 ? 'You can return only 1 item' : `You can return 1 to ${formatCount(max)} items`;
}

interface UnitsFieldProps {
  /** Number of units that can be returned. */
  max: number;
  unitPrice: string;
}

/** The quantity to return, and its refund. */
export function UnitsField({ max, unitPrice }: UnitsFieldProps) {
  const { input } = useField<string>('units', { subscription: { value: true } });
  const problem = unitsProblem(input.value, max);
  return (
    <QuantityRow
      name="units"
      label="Quantity to return"
      problem={problem}
      hint={max === 1 ? units(1) : max === 2 ? '1 or 2 items' : `1 to ${units(max)}`}
      range={{ min: 1, max }}
    >
      <chakra.span color="fg.muted" fontSize="sm">
        Refund to your card
      </chakra.span>
      <br />
      {problem ? (
        <chakra.span color="fg.muted">No amount</chakra.span>
      ) : (
        <Price amount={multiply(unitPrice, readQuantity(input.value) ?? 0)} fontSize="2xl" />
      )}
    </QuantityRow>
  );
}
