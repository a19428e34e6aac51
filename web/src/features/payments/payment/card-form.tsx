import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';
import LockKeyhole from 'virtual:lucide/lock-keyhole';
import ShieldCheck from 'virtual:lucide/shield-check';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useNow } from '#shared/browser/use-now';
import { usePublicConfig } from '#shared/config/config-context';
import { timeOfDay } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { FactList } from '#shared/ui/fact-list';
import { Note } from '#shared/ui/note';
import { Price } from '#shop-kit/price';
import { CardField } from './card-field';
import { heldUntil, type PaymentSet, totalOf } from './payment-set-text';
import { useCardPayment } from './use-card-payment';

const busyLabels = {
  idle: '',
  paying: 'Paying…',
  'asking-bank': 'Your bank needs you to confirm.',
  settling: 'Card accepted. Recording your order…',
};

interface CardFormProps {
  orders: PaymentSet;
  clientSecret: string | null;
  settle: (transactionId: string) => Promise<void>;
  /** Opens a new payment in place of one that was canceled. */
  reopen: () => void;
  /** Issues to settle before anything can be paid. */
  obstacle?: ReactNode;
}

/** The card form: Pay works once Stripe is there and the shop has opened the payment. */
export function CardForm({ orders, clientSecret, settle, reopen, obstacle }: CardFormProps) {
  const { sandbox } = usePublicConfig();
  const [fieldReady, setFieldReady] = useState(false);
  const { phase, problem, pay } = useCardPayment({
    clientSecret,
    billing: { name: orders[0]?.name ?? '', email: orders[0]?.email ?? '' },
    settle,
    reopen,
  });
  const ready = fieldReady && clientSecret !== null;
  const total = totalOf(orders);
  const until = heldUntil(orders, useNow());

  return (
    <chakra.form
      display="grid"
      gap="1.125rem"
      aria-label="Card payment"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (phase === 'idle') void pay();
      }}
    >
      {obstacle}
      <CardField
        // The message about an expired payment stays once there is a new one.
        problem={clientSecret === null ? undefined : problem}
        afterDecline={
          orders.length > 1 && until
            ? `Nothing was charged. ${orders.length === 2 ? 'Both orders' : `All ${orders.length} orders`} are held until ${timeOfDay(until)}.`
            : 'Nothing was charged. Try another card.'
        }
        onReady={() => setFieldReady(true)}
      />
      {sandbox && (
        <Note kind="info">
          <span>
            <b>Sandbox mode.</b> Use test card 4242 4242 4242 4242, any future date and any CVC. No real card
            is charged.
          </span>
        </Note>
      )}
      <chakra.p display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
        <b>You pay</b>
        <Price amount={total} fontSize="2xl" />
      </chakra.p>
      <chakra.div display="grid" gap="1.5">
        <Button
          type="submit"
          size="lg"
          shape="full"
          icon={<LockKeyhole size={20} />}
          disabled={!ready}
          busy={phase !== 'idle'}
        >
          Pay
        </Button>
        <chakra.p role="status" fontSize="sm" color="fg.muted">
          {ready || obstacle ? busyLabels[phase] : 'Loading card form…'}
        </chakra.p>
      </chakra.div>
      <FactList fontSize="sm">
        <li>
          <ShieldCheck size={20} />
          Your card number goes straight to Stripe. Axle never sees or stores it.
        </li>
        <li>
          <Check size={20} />
          You'll be charged in US dollars (USD).
        </li>
      </FactList>
    </chakra.form>
  );
}
