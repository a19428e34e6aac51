import { chakra } from '#shared/ui/chakra';
import { Elements } from '@stripe/react-stripe-js';
import { Button } from '#shared/ui/button';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { CardForm } from './card-form';
import { blockingOrders } from './blocking-orders';
import { OpeningRefusal, SetRefusal, PendingSettlement } from './payment-refusal';
import { PriceChange, PriceChanges } from './price-change';
import type { PaymentSet } from './payment-set-text';
import { usePaymentIntent } from './use-payment-intent';
import type { useSettlement } from './use-settlement';
import { useStripeScript } from './use-stripe-script';

function DisabledPay() {
  return (
    <Button type="submit" size="lg" shape="full" disabled>
      Pay
    </Button>
  );
}

function Preparing() {
  return (
    <>
      <Skeleton height="controlLg" />
      <DisabledPay />
      <chakra.p role="status" fontSize="sm" color="fg.muted">
        Loading card form…
      </chakra.p>
    </>
  );
}

interface CardPaymentProps {
  /** Orders of the payment, including those deleted since it was opened. */
  orders: PaymentSet;
  /** The same orders as they are now; deleted ones are missing. */
  current: PaymentSet;
  orderIds: readonly string[];
  refetchOrders: () => Promise<unknown>;
  settlement: ReturnType<typeof useSettlement>;
}

/** The card form, or the issues that block it. */
export function CardPayment({ orders, current, orderIds, refetchOrders, settlement }: CardPaymentProps) {
  const intent = usePaymentIntent(orderIds, refetchOrders);
  const script = useStripeScript();

  if (settlement.unconfirmed) {
    return (
      <>
        <PendingSettlement
          error={settlement.unconfirmed}
          onRetry={() => {
            settlement.startOver();
            intent.reopen();
          }}
        />
        {settlement.unconfirmed.code !== 'PAYMENT_CANCELED' && <DisabledPay />}
      </>
    );
  }
  const { refusal } = intent;
  const each = orders.length > 1 ? refusal?.each : undefined;
  const repriced = refusal?.code === 'PRICE_CHANGED' ? refusal.totals : undefined;
  if (repriced && each) {
    return (
      <PriceChanges
        orders={orders}
        each={each}
        oldTotal={repriced.old}
        newTotal={repriced.new}
        onAccept={intent.reopen}
      />
    );
  }
  if (refusal && !repriced) {
    const blocking = orders.length > 1 ? blockingOrders(orders, current, each) : [];
    if (blocking.length > 0) return <SetRefusal orders={orders} blocking={blocking} />;
    return <OpeningRefusal error={refusal} onRetry={() => intent.reopen()} />;
  }
  if (script.failed) {
    return (
      <ErrorBlock title="We couldn't load the card form." onRetry={script.retry}>
        We couldn't reach Stripe. Nothing was charged.
      </ErrorBlock>
    );
  }
  if (!script.stripe) return <Preparing />;
  return (
    <Elements stripe={script.stripe}>
      <CardForm
        orders={orders}
        clientSecret={intent.clientSecret}
        settle={settlement.settle}
        reopen={intent.reopen}
        obstacle={
          repriced && <PriceChange oldTotal={repriced.old} newTotal={repriced.new} onAccept={intent.reopen} />
        }
      />
    </Elements>
  );
}
