import { useId, useState } from 'react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { formatMoney, multiply, sum, toCents } from '#shared/format/money';
import { readMoney } from '#shared/format/read-money';
import { trimText } from '#shared/format/visible-text';
import { ChoiceBox } from '#shared/forms/choice';
import { describedBy, FieldFrame } from '#shared/forms/field-frame';
import { Input, TextArea } from '#shared/forms/input';
import { RadioCard } from '#shared/forms/radio-card';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Fact } from '#shared/ui/facts';
import { LinkButton } from '#shared/ui/text-link';
import { refundReturnLimits } from '#shared/gql/admin-limits.generated';
import { allOf } from '#shop-kit/units';
import { unitsHere } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';
import { MissingItems } from './missing-items';
import { Step } from './return-step.styles';
import type { ReturnActions } from './use-return-actions';

type Return = AdminReturns_ReturnFragment;

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    fontSize: 'sm',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textStyle: 'number' },
  },
});

const less = (from: string, amount: string) => {
  const cents = Math.max(0, toCents(from) - toCents(amount));
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
};

/** The whole payment, this order's share of it, and what stays paid once `amount` is refunded. */
function PaidSums({ order, amount }: { order: Return['order']; amount: string }) {
  const all = [order, ...order.paidWith];
  const paid = sum(all.map(({ price }) => price));
  const back = sum([amount, ...all.map(({ refundedAmount }) => refundedAmount)]);
  return (
    <Sums>
      {all.length > 1 && (
        <Fact term={`Paid for ${allOf(all.length)} orders at once`}>{formatMoney(paid)}</Fact>
      )}
      <Fact term={all.length > 1 ? "This order's share" : 'Paid'}>{formatMoney(order.price)}</Fact>
      <Fact term="Not refunded">{formatMoney(less(paid, back))}</Fact>
    </Sums>
  );
}

interface RefundStepProps {
  found: Return;
  actions: ReturnActions;
  /** Waits on for what has not come; undefined where all has. */
  onWait: (() => void) | undefined;
}

/** Refunds received items: in full, or partially with a message to the customer. */
export function RefundStep({ found, actions, onWait }: RefundStepProps) {
  const name = useId();
  const first = useFocusWhenShown<HTMLInputElement>({ enabled: onWait !== undefined });
  const full = multiply(found.order.unitPrice, unitsHere(found));
  const [isLess, setIsLess] = useState(false);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);

  const amount = readMoney(typed);
  const isSmaller = amount !== null && toCents(amount) < toCents(full);
  const amountProblem = isSmaller ? undefined : `An amount below ${formatMoney(full)}, such as 12.50`;
  const messageError = trimText(message) ? undefined : 'Enter a reason for the partial refund';
  const isRefunded = isLess ? (isSmaller ? amount : null) : full;

  async function refund() {
    if (isLess && (!isSmaller || messageError)) {
      setShown(true);
      document.getElementById(isSmaller ? `${name}message` : `${name}amount`)?.focus();
      return;
    }
    setBusy(true);
    await actions.refundReturn(found, isLess && amount ? { amount, deduction: trimText(message) } : null);
    setBusy(false);
  }

  const choice = (less: boolean, label: string, hint?: string) => (
    <RadioCard>
      <ChoiceBox
        ref={less ? undefined : first}
        type="radio"
        name={name}
        checked={isLess === less}
        onChange={() => setIsLess(less)}
      />
      <span>
        <b>{label}</b>
        {hint && (
          <chakra.small display="block" fontSize="sm" color="fg.muted">
            {hint}
          </chakra.small>
        )}
      </span>
    </RadioCard>
  );
  const problems = { amount: shown ? amountProblem : undefined, message: shown ? messageError : undefined };
  return (
    <Step>
      <h2>Refund amount?</h2>
      {onWait && <MissingItems found={found} />}
      <chakra.fieldset display="grid" gap="2">
        <chakra.legend srOnly>Refund amount</chakra.legend>
        {choice(false, `Full refund (${formatMoney(full)})`)}
        {choice(
          true,
          'Partial refund',
          isLess ? undefined : 'Enter the amount and a message to the customer.',
        )}
      </chakra.fieldset>
      {isLess && (
        <>
          <FieldFrame id={`${name}amount`} label="Amount in US dollars" error={problems.amount}>
            <Input
              id={`${name}amount`}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              aria-invalid={problems.amount ? true : undefined}
              aria-describedby={describedBy(`${name}amount`, { error: problems.amount })}
            />
          </FieldFrame>
          <FieldFrame
            id={`${name}message`}
            label="Reason for partial refund"
            hint="Shown to the customer."
            error={problems.message}
          >
            <TextArea
              id={`${name}message`}
              minHeight="4.5rem"
              maxLength={refundReturnLimits.deduction.max}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
              aria-invalid={problems.message ? true : undefined}
              aria-describedby={describedBy(`${name}message`, { hint: true, error: problems.message })}
            />
          </FieldFrame>
        </>
      )}
      <PaidSums order={found.order} amount={isRefunded ?? '0.00'} />
      <Button shape="full" busy={busy} onClick={() => void refund()}>
        {isRefunded === '0.00'
          ? 'Close without a refund'
          : isRefunded
            ? `Refund ${formatMoney(isRefunded)}`
            : 'Refund'}
      </Button>
      <chakra.p fontSize="sm" color="fg.muted">
        Refunds only once. Logged under your name.
      </chakra.p>
      {onWait && <LinkButton onClick={onWait}>Wait for the missing items</LinkButton>}
    </Step>
  );
}
