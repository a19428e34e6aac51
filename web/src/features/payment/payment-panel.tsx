import { chakra } from '#shared/ui/chakra';
import { Elements } from '@stripe/react-stripe-js';
import { Button } from '#shared/ui/button';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { CardForm } from './card-form';
import { CardPanel } from './card-panel';
import { PaymentDone } from './payment-done';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';
import { OpeningRefusal, SettlementDoubt } from './payment-refusal';
import { PriceChange } from './price-change';
import { usePaymentIntent } from './use-payment-intent';
import { useSettlement } from './use-settlement';
import { useStripeScript } from './use-stripe-script';

interface PaymentPanelProps {
  order: PaymentOrder_OrderFragment;
  /** Must keep its identity, as Apollo's `refetch` does. */
  refetchOrder: () => Promise<unknown>;
}

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
        Preparing the card form …
      </chakra.p>
    </>
  );
}

function UnpaidOrder({ order, refetchOrder, settlement }: PaymentPanelProps & { settlement: Settlement }) {
  const intent = usePaymentIntent(order.id, refetchOrder);
  const script = useStripeScript();

  if (settlement.doubt) {
    return (
      <>
        <SettlementDoubt
          error={settlement.doubt}
          onRetry={() => {
            settlement.startOver();
            intent.reopen();
          }}
        />
        {settlement.doubt.code !== 'PAYMENT_CANCELED' && <DisabledPay />}
      </>
    );
  }
  const repriced = intent.refusal?.code === 'PRICE_CHANGED' ? intent.refusal.totals : undefined;
  if (intent.refusal && !repriced) {
    return (
      <OpeningRefusal
        error={intent.refusal}
        onRetry={() => {
          intent.reopen();
        }}
      />
    );
  }
  if (script.failed) {
    return (
      <ErrorBlock title="The card form could not be loaded." onRetry={script.retry}>
        Stripe did not answer. Nothing was charged.
      </ErrorBlock>
    );
  }
  if (!script.stripe) return <Preparing />;
  return (
    <Elements stripe={script.stripe}>
      <CardForm
        order={order}
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

type Settlement = ReturnType<typeof useSettlement>;

/** The right half of the payment page: the card form, or that there is nothing left to pay. */
export function PaymentPanel({ order, refetchOrder }: PaymentPanelProps) {
  const settlement = useSettlement(order.id, refetchOrder);
  return (
    <CardPanel>
      {order.status !== 'UNPAID' ? (
        <PaymentDone order={order} justNow={settlement.completed} />
      ) : (
        <UnpaidOrder order={order} refetchOrder={refetchOrder} settlement={settlement} />
      )}
    </CardPanel>
  );
}
