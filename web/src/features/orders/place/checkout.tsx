import { useState, type ReactNode } from 'react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { useUser } from '#shared/session/session-context';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Panel } from '#shared/ui/panel';
import { TitledPanel } from '#shared/ui/titled-panel';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import type { ChosenCar } from '#shop-kit/car/car';
import type { FitKnowledge } from '#shop-kit/car/fit-of-parts';
import { forgetParts } from '#shop-kit/cart/cart-store';
import { paths } from '#shop-kit/paths';
import { CheckoutForm } from './checkout-form';
import { type CheckoutItem, type CheckoutLine, linesAfter, linesOfCart } from './checkout-lines';
import { CheckoutList } from './checkout-list';
import { UnconfirmedOrder } from './unconfirmed-order';
import { OrderRefusal } from './order-refusal';
import { useOrderCustomerQuery } from './place-order.generated';
import { usePlaceOrdersMutation } from './place-orders.generated';
import { useCartAnyway } from './use-cart-anyway';
import { usePurchase } from './use-purchase';
import { WhatHappensNext } from './next-steps';

/** Places orders of a cart: all of them or none. What shows orders is forgotten then, and the cart forgets what was ordered. */
function useCartPurchase() {
  const customer = useUser();
  const [run] = usePlaceOrdersMutation({
    update(cache) {
      for (const fieldName of ['myOrders', 'me', 'myCart']) cache.evict({ id: 'ROOT_QUERY', fieldName });
      cache.gc();
    },
  });
  return usePurchase({
    customerId: customer?.id ?? '',
    what: 'cart',
    async ask(input) {
      const { data } = await run({ variables: { input } });
      if (!data) throw new Error('the answer could not be read');
      return data.placeOrders;
    },
    onPlaced({ lines }) {
      forgetParts(lines.map(({ partId }) => partId));
    },
  });
}

interface CheckoutProps {
  /** The cart with its parts as they are now; undefined while that is not known. */
  items: readonly CheckoutItem[] | undefined;
  /** The car they are ordered for; null without one that the API knows. */
  car: ChosenCar | null;
  fit: FitKnowledge;
  isEmpty: boolean;
  /** Shown if the cart is empty. */
  empty: ReactNode;
  failed: boolean;
  refetch: () => void;
}

/** Contents of the cart, address and total: one click places all orders. */
export function Checkout({ items, car, fit, isEmpty, empty, failed, refetch }: CheckoutProps) {
  const { outcome, place, look } = useCartPurchase();
  const customer = useOrderCustomerQuery();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { confirmAndPlace, question } = useCartAnyway({
    items: items ?? [],
    car,
    fit,
    refetchActive: refetch,
    async place(purchase) {
      setLeftOut([]);
      await place(purchase);
    },
  });

  if (outcome?.state === 'unknown')
    return (
      <Panel gridColumn="1 / -1" p={{ base: '4', sm: '1.75rem' }}>
        <UnconfirmedOrder outcome={outcome} look={look} />
      </Panel>
    );
  if (isEmpty && outcome?.state !== 'placed') return <chakra.div gridColumn="1 / -1">{empty}</chakra.div>;
  const { error, data } = customer;
  if ((failed && !items) || (error && !data))
    return (
      <ErrorBlock
        title="We couldn't load your cart."
        onRetry={() => {
          refetch();
          void customer.refetch();
        }}
      />
    );
  if (!items || !data || outcome?.state === 'placed')
    return (
      <>
        <Skeleton height="20rem" />
        <Skeleton height="30rem" />
      </>
    );

  const refusal = outcome?.state === 'refused' ? outcome : undefined;
  const each = refusal?.error.code === 'ORDER_LINES_REFUSED' ? (refusal.error.each ?? []) : undefined;
  // The purchase stays visible until its outcome is known.
  const lines = outcome ? linesAfter(outcome.purchase, each ?? [], items) : linesOfCart(items);
  const isLeftOut = ({ partId }: CheckoutLine) => each !== undefined && leftOut.includes(partId);
  const orderLines = lines
    .filter((line) => line.quantity > 0 && !isLeftOut(line))
    .map(({ partId, quantity, expectedUnitPrice }) => ({ partId, quantity, expectedUnitPrice }));
  if (lines.length === 0)
    return (
      <EmptyBlock
        gridColumn="1 / -1"
        title="Nothing in your cart can be ordered now."
        reason="Every part in it is sold out or no longer sold."
      >
        <ButtonLink to={paths.cart.to()}>See cart</ButtonLink>
      </EmptyBlock>
    );
  const staying = items.length - lines.length;
  return (
    <>
      <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {each && <LinesRefused count={each.length} />}
          <CheckoutList
            lines={lines}
            car={car}
            fit={fit}
            onRecheck={refetch}
            isLeftOut={isLeftOut}
            onLeaveOut={({ partId }, isOut) =>
              setLeftOut(isOut ? [...leftOut, partId] : leftOut.filter((id) => id !== partId))
            }
          />
          {!outcome && staying > 0 && (
            <chakra.p color="fg.muted">
              {staying === 1 ? '1 part' : `${staying} parts`} of your cart can't be ordered now and{' '}
              {staying === 1 ? 'stays' : 'stay'} <TextLink to={paths.cart.to()}>in the cart</TextLink>.
            </chakra.p>
          )}
        </chakra.div>
        <WhatHappensNext parts={orderLines.length} press="Place order" />
      </chakra.div>
      <TitledPanel title="Ship to" p={{ base: '4', sm: '1.75rem' }}>
        <CheckoutForm
          customer={data.me}
          lines={orderLines}
          refused={refusal?.purchase}
          isFitAwaited={fit === 'awaited'}
          place={confirmAndPlace}
        >
          {refusal && !each && <OrderRefusal {...refusal} />}
        </CheckoutForm>
        {question}
      </TitledPanel>
    </>
  );
}

/** Nothing is half placed: says so, and where to look. */
function LinesRefused({ count }: { count: number }) {
  const note = useFocusWhenShown<HTMLDivElement>({ scrolls: true });
  return (
    <Note ref={note} kind="error" role="alert" tabIndex={-1} outline="none">
      <span>
        <b>Nothing was ordered: {count === 1 ? '1 part has' : `${count} parts have`} changed.</b> Check the
        marked {count === 1 ? 'one' : 'ones'}, then select Place order again.
      </span>
    </Note>
  );
}
