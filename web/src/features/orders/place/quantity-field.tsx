import { chakra } from '#shared/ui/chakra';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { formatCount } from '#shared/format/count';
import { formatMoney, multiply } from '#shared/format/money';
import { notify } from '#shared/ui/toast';
import { Price } from '#shop-kit/price';
import { unitsBetween } from '#shop-kit/units';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { orderProblem, readQuantity } from '#shop-kit/quantity';
import { QuantityRow } from '#shop-kit/quantity-row';

/**
 * How many units, and what they cost together. Leaving the range shows the specified sentence as a toast, once, and
 * under the field as long as it holds.
 */
export function QuantityField({ part }: { part: OrderLabel_PartFragment }) {
  const { input } = useField<string>('quantity', { subscription: { value: true } });
  const quantity = readQuantity(input.value);
  const problem = orderProblem(input.value, part);

  useEffect(
    function sayItOncePerCrossing() {
      if (!problem) return;
      const toast = notify.error(problem);
      return () => notify.dismiss(toast);
    },
    [problem],
  );

  return (
    <QuantityRow
      name="quantity"
      label="Quantity"
      problem={problem}
      hint={unitsBetween(part.orderQuantity, part.availableQuantity)}
    >
      {quantity === null ? (
        <chakra.span color="fg.muted">No total</chakra.span>
      ) : (
        <>
          <chakra.span color="fg.muted" fontSize="sm" textStyle="number">
            {formatCount(quantity)} × {formatMoney(part.price)}
          </chakra.span>
          <br />
          <Price amount={multiply(part.price, quantity)} fontSize="2xl" />
        </>
      )}
    </QuantityRow>
  );
}
