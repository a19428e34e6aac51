import { useId, useState } from 'react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { trimText } from '#shared/format/visible-text';
import { describedBy, FieldFrame } from '#shared/forms/field-frame';
import { TextArea } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { LinkButton } from '#shared/ui/text-link';
import { refundReturnLimits } from '#shared/gql/admin-limits.generated';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';
import { MissingItems } from './missing-items';
import { Step } from './return-step.styles';
import type { ReturnActions } from './use-return-actions';

interface CloseStepProps {
  found: AdminReturns_ReturnFragment;
  actions: ReturnActions;
  /** Keeps the return open: the parcel may still arrive. */
  onWait: () => void;
}

/** Closes an accepted return of which nothing was received, with a message to the customer. */
export function CloseStep({ found, actions, onWait }: CloseStepProps) {
  const id = useId();
  const field = useFocusWhenShown<HTMLTextAreaElement>();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function close() {
    const deduction = trimText(message);
    if (!deduction) {
      setError('Enter a reason for closing');
      field.current?.focus();
      return;
    }
    setBusy(true);
    await actions.refundReturn(found, { amount: '0.00', deduction });
    setBusy(false);
  }

  return (
    <Step>
      <h2>No items received</h2>
      <p>The return will be closed without a refund.</p>
      <MissingItems found={found} />
      <FieldFrame id={id} label="Reason for closing" hint="Shown to the customer." error={error}>
        <TextArea
          ref={field}
          id={id}
          minHeight="4.5rem"
          maxLength={refundReturnLimits.deduction.max}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            setError(undefined);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: true, error })}
        />
      </FieldFrame>
      <Button variant="danger" shape="full" busy={busy} onClick={() => void close()}>
        Close without a refund
      </Button>
      <LinkButton onClick={onWait}>Keep waiting</LinkButton>
    </Step>
  );
}
