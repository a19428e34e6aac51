import { useRef, useState } from 'react';
import { lastDay, recentDay } from '#shared/format/dates';
import { trimText } from '#shared/format/visible-text';
import { FieldFrame, describedBy } from '#shared/forms/field-frame';
import { TextArea } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { declineReturnLimits } from '#shared/gql/admin-limits.generated';
import { units } from '#shop-kit/units';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';
import { Step } from './return-step.styles';
import type { ReturnActions } from './use-return-actions';

interface AnswerStepProps {
  found: AdminReturns_ReturnFragment;
  now: Date;
  actions: ReturnActions;
}

/** Limits of the API (`acceptReturn`, `declineReturn`). */
const longest = declineReturnLimits.words.max;

/** Accepts a requested return, or declines it with a message. */
export function AnswerStep({ found, now, actions }: AnswerStepProps) {
  const { shippedAt, returnUntil } = found.order;
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const [asking, setAsking] = useState(false);
  const id = `answer-${found.id}`;

  async function run(what: 'accept' | 'decline') {
    setBusy(what);
    const act = what === 'accept' ? actions.acceptReturn : actions.declineReturn;
    await act(found, trimText(message));
    setBusy(null);
    setAsking(false);
  }

  function decline() {
    if (trimText(message)) setAsking(true);
    else {
      setError('Enter a reason for declining');
      field.current?.focus();
    }
  }

  return (
    <Step>
      <h2>Requested</h2>
      <p>
        {shippedAt && `Shipped ${recentDay(now, shippedAt)}. `}
        {returnUntil && `It can be returned until ${lastDay(returnUntil)}.`}
      </p>
      <FieldFrame
        id={id}
        label="Message to the customer"
        optional
        hint="Shown on the order page. Required when you decline."
        error={error}
      >
        <TextArea
          ref={field}
          id={id}
          minHeight="5.5rem"
          maxLength={longest}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            setError(undefined);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: true, error })}
        />
      </FieldFrame>
      <Button shape="full" busy={busy === 'accept'} onClick={() => void run('accept')}>
        Accept {units(found.units)}
      </Button>
      <Button variant="danger" shape="full" onClick={decline}>
        Decline with message
      </Button>
      <ConfirmDialog
        open={asking}
        question="Decline this return?"
        busy={busy === 'decline'}
        onYes={() => void run('decline')}
        onNo={() => setAsking(false)}
      >
        {found.order.name} keeps {units(found.units)} of {found.order.product} and sees this message: “
        {trimText(message)}”
      </ConfirmDialog>
    </Step>
  );
}
