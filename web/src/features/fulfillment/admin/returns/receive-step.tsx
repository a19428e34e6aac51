import { useId, useState } from 'react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { formatCount } from '#shared/format/count';
import { ErrorText } from '#shared/forms/field-frame';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { QuantityStepper } from '#shared/ui/quantity-stepper';
import { Former } from '#shop-kit/change-line';
import { readQuantity } from '#shop-kit/quantity';
import { units } from '#shop-kit/units';
import { unitsHere } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';
import { Step } from './return-step.styles';
import type { ReturnActions } from './use-return-actions';

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2.5',
    alignItems: 'center',
    '& > .whole': { gridColumn: '1 / -1' },
  },
});

interface ReceiveStepProps {
  found: AdminReturns_ReturnFragment;
  actions: ReturnActions;
  /** Continues without the missing items. */
  onContinue: () => void;
  /** The admin continued without the missing items, then went back to wait. */
  isBack: boolean;
}

/** Received items are restocked or written off; missing items stay open. */
export function ReceiveStep({ found, actions, onContinue, isBack }: ReceiveStepProps) {
  const continueButton = useFocusWhenShown<HTMLButtonElement>({ enabled: isBack });
  const base = useId();
  const missing = found.units - unitsHere(found);
  const [shelved, setShelved] = useState(String(missing));
  const [writtenOff, setWrittenOff] = useState('0');
  const [busy, setBusy] = useState(false);
  const [toStock, toBin] = [readQuantity(shelved), readQuantity(writtenOff)];
  const total = (toStock ?? 0) + (toBin ?? 0);
  const isRight = toStock !== null && toBin !== null && total >= 1 && total <= missing;
  const toCome = missing === 1 ? '1 item is expected' : `1 to ${units(missing)} are expected`;
  const problem =
    toStock === null || toBin === null
      ? 'Both must be whole numbers'
      : `${toCome}: the total can't be ${total === 0 ? 'zero' : 'more'}`;
  const { part } = found.order;

  async function receive() {
    if (!isRight) return;
    setBusy(true);
    await actions.receiveReturn(found, { shelved: toStock, writtenOff: toBin });
    setBusy(false);
  }

  const field = (name: string, label: string, value: string, set: (value: string) => void) => (
    <>
      <label htmlFor={`${base}${name}`}>{label}</label>
      <QuantityStepper
        id={`${base}${name}`}
        of={label}
        value={value}
        onChange={set}
        invalid={!isRight}
        describedBy={`${base}sum`}
        range={{ min: 0, max: missing }}
      />
    </>
  );
  return (
    <Step>
      <h2>Receive items</h2>
      <Split>
        {field('shelved', 'Restocked', shelved, setShelved)}
        {field('off', 'Not resellable', writtenOff, setWrittenOff)}
        <chakra.div
          className="whole"
          id={`${base}sum`}
          fontSize="sm"
          color="fg.muted"
          textStyle="number"
          role="status"
        >
          {isRight ? (
            <>
              {formatCount(total)} of {units(missing)}.{' '}
              {total < missing && `${formatCount(missing - total)} still missing: the return stays open. `}
              {part && (
                <>
                  Stock of {part.partNumber ?? found.order.product}:{' '}
                  <Former>{formatCount(part.availableQuantity)}</Former> <span aria-hidden>→</span>{' '}
                  <b>{formatCount(part.availableQuantity + toStock)}</b>
                </>
              )}
            </>
          ) : (
            <ErrorText>{problem}</ErrorText>
          )}
        </chakra.div>
      </Split>
      <Button shape="full" busy={busy} disabled={!isRight} onClick={() => void receive()}>
        Receive {units(isRight ? total : missing)}
      </Button>
      <Button ref={continueButton} variant="outline" shape="full" onClick={onContinue}>
        {unitsHere(found) > 0 ? 'Continue without the missing items' : 'No items received'}
      </Button>
    </Step>
  );
}
