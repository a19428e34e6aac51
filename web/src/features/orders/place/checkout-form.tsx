import { useState, type ReactNode } from 'react';
import { formatMoney, largestAmount, toCents } from '#shared/format/money';
import { ErrorText } from '#shared/forms/field-frame';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { placeOrdersInputLimits } from '#shared/gql/limits.generated';
import { Former } from '#shop-kit/change-line';
import { delivered, deliveryProblems } from '#shop-kit/delivery';
import { DeliveryFields } from '#shop-kit/delivery-fields';
import { DraftForm } from '#shop-kit/draft-form';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { SumLine } from '#shop-kit/sum-line';
import { savedDelivery } from './saved-delivery';
import { OrderFacts } from './order-facts';
import type { Purchase } from './order-memory';
import type { OrderCustomerQuery } from './place-order.generated';
import { totalOf } from './purchase-sums';

/** Maximum number of lines that are ordered together. */
const maxLines = placeOrdersInputLimits.lines.items.max;

function problemOf({ length }: Purchase['lines'], total: string): string | undefined {
  if (length === 0) return 'No parts to order.';
  if (length > maxLines) return `${maxLines} parts is the limit for one order. Remove some from your cart.`;
  if (toCents(total) > toCents(largestAmount))
    return `One card payment takes up to ${formatMoney(largestAmount)}. Order the rest separately.`;
  return undefined;
}

interface CheckoutFormProps {
  customer: OrderCustomerQuery['me'];
  lines: Purchase['lines'];
  /** The last purchase, if it was refused. */
  refused: Purchase | undefined;
  /** The verdicts are loading: nothing can be ordered before. */
  isFitAwaited: boolean;
  place: (purchase: Purchase) => Promise<void>;
  /** Why the purchase was refused as a whole. */
  children: ReactNode;
}

/** Address, total, and the page's one solid button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { customer, lines, refused, isFitAwaited, place, children } = props;
  const [{ values, ...addressState }] = useState(() => savedDelivery(refused, customer));
  const total = totalOf(lines);
  const former = refused && totalOf(refused.lines);
  const problem = problemOf(lines, total);
  const leadsThere =
    lines.length === 2
      ? 'Both parts ship to this address.'
      : lines.length > 2
        ? `All ${lines.length} parts ship to this address.`
        : '';
  return (
    <DraftForm<typeof values>
      label="Ship to"
      draftKey="checkout"
      initialValues={values}
      validate={deliveryProblems}
      onSubmit={async (delivery) => {
        await place({ lines, ...delivered(delivery) });
        return undefined;
      }}
    >
      {({ busy }) => (
        <>
          <chakra.p display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5" overflowWrap="anywhere">
            {customer.name && <b>{customer.name}</b>}
            <chakra.span color="fg.muted">{customer.email}</chakra.span>
          </chakra.p>
          <DeliveryFields {...addressState} hint={leadsThere} />
          <SumLine pt="4">
            <b>{former === undefined || former === total ? 'Total' : 'New total'}</b>
            <chakra.span textAlign="end" aria-live="polite" aria-atomic>
              {former !== undefined && former !== total && (
                <Former display="block" textStyle="number">
                  {formatMoney(former)}
                </Former>
              )}
              <Price amount={total} fontSize="2xl" />
            </chakra.span>
          </SumLine>
          {children}
          <Button
            type="submit"
            size="lg"
            shape="full"
            busy={busy}
            disabled={isFitAwaited || problem !== undefined}
          >
            Place order
          </Button>
          {problem && <ErrorText>{problem}</ErrorText>}
          {isFitAwaited && <chakra.p color="fg.muted">Checking fit…</chakra.p>}
          {refused ? (
            <chakra.p color="fg.muted">
              {former !== total && 'At the prices and quantities shown. '}Or{' '}
              <TextLink to={paths.cart.to()}>go back to the cart</TextLink>.
            </chakra.p>
          ) : (
            <OrderFacts />
          )}
        </>
      )}
    </DraftForm>
  );
}
