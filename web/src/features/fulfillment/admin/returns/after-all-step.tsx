import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { units } from '#shop-kit/units';
import { unitsMissing } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';
import { Step } from './return-step.styles';
import type { ReturnActions } from './use-return-actions';

interface AfterAllStepProps {
  found: AdminReturns_ReturnFragment;
  actions: ReturnActions;
}

/** A return is closed, and items arrive that were missing: another is opened for them. */
export function AfterAllStep({ found, actions }: AfterAllStepProps) {
  const [busy, setBusy] = useState(false);
  const missing = unitsMissing(found);

  async function open() {
    setBusy(true);
    await actions.openReturn(found, missing);
    setBusy(false);
  }

  return (
    <Step>
      <h2>Received after all?</h2>
      <p>
        {units(missing)} did not arrive before it was closed. This opens another return for{' '}
        {missing === 1 ? 'it' : 'them'}, already accepted, where you can receive the items.
      </p>
      <Button variant="outline" shape="full" busy={busy} onClick={() => void open()}>
        Open a return for {units(missing)}
      </Button>
    </Step>
  );
}
