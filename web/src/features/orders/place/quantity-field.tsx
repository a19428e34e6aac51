import { chakra } from '#shared/ui/chakra';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { formatCount } from '#shared/format/count';
import { formatMoney, multiply } from '#shared/format/money';
import { ErrorText } from '#shared/forms/field-frame';
import { useFieldId } from '#shared/forms/form-id';
import { QuantityStepper } from '#shared/ui/quantity-stepper';
import { notify } from '#shared/ui/toast';
import { Price } from '#shop-kit/price';
import { unitsBetween } from '#shop-kit/units';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { orderProblem, readQuantity } from '#shop-kit/quantity';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    columnGap: '6',
    alignItems: 'end',
    justifyContent: 'space-between',
  },
});

function LiveTotal({ price, quantity }: { price: string; quantity: number | null }) {
  return (
    <chakra.p flex="1 1 8rem" textAlign="right" aria-live="polite" aria-atomic>
      {quantity === null ? (
        <chakra.span color="fg.muted">No total</chakra.span>
      ) : (
        <>
          <chakra.span color="fg.muted" fontSize="sm" textStyle="number">
            {formatCount(quantity)} × {formatMoney(price)}
          </chakra.span>
          <br />
          <Price amount={multiply(price, quantity)} fontSize="2xl" />
        </>
      )}
    </chakra.p>
  );
}

/**
 * How many units, and what they cost together. Leaving the range shows the specified sentence as a toast, once, and
 * under the field as long as it holds.
 */
export function QuantityField({ part }: { part: OrderLabel_PartFragment }) {
  const { input } = useField<string>('quantity', { subscription: { value: true } });
  const id = useFieldId('quantity');
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
    <Row>
      <chakra.div display="grid" gap="1.5">
        <chakra.label htmlFor={id} fontWeight="semibold" fontSize="base">
          Quantity
        </chakra.label>
        <QuantityStepper
          id={id}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={problem !== undefined}
          describedBy={`${id}-hint`}
        />
        <chakra.div id={`${id}-hint`} minHeight="1lh" fontSize="sm" color="fg.muted" maxW="20rem">
          {problem ? (
            <ErrorText>{problem}</ErrorText>
          ) : (
            unitsBetween(part.orderQuantity, part.availableQuantity)
          )}
        </chakra.div>
      </chakra.div>
      <LiveTotal price={part.price} quantity={readQuantity(input.value)} />
    </Row>
  );
}
