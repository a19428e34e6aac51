import Printer from 'virtual:lucide/printer';
import { useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { lastDay } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { units } from '#shop-kit/units';
import { type OrderReturnFragment, useWithdrawReturnMutation } from './order-return.generated';
import { unitsHere } from './return-labels';
import { useAction } from '#shop-kit/use-action';

/** Cancels a return of which nothing has been received yet. */
function useWithdrawReturn(refetch: () => Promise<unknown>) {
  const [run] = useWithdrawReturnMutation();
  const { act, busy } = useAction(refetch);
  return {
    withdrawing: busy,
    withdrawReturn: (id: string) =>
      act({
        send: () => run({ variables: { id } }),
        done: 'Return canceled. You keep the items.',
        notDone: 'The return was not canceled.',
        texts: { RETURN_STATE: 'This return has already been updated.' },
      }),
  };
}

interface SendItToProps {
  found: OrderReturnFragment;
  product: string;
  onPrint: (found: OrderReturnFragment) => void;
  refetch: () => Promise<unknown>;
}

/** The customer's actions for a return: print its slip and send it, or keep the part after all. */
export function SendItTo({ found, product, onPrint, refetch }: SendItToProps) {
  const { seller } = usePublicConfig();
  const [asking, setAsking] = useState(false);
  const { withdrawReturn, withdrawing } = useWithdrawReturn(refetch);
  const isAccepted = found.state === 'ACCEPTED';
  return (
    <>
      {isAccepted && (
        <>
          {seller?.address ? (
            <chakra.address fontStyle="normal" lineHeight="1.45" overflowWrap="anywhere">
              {seller.name}, returns
              <chakra.span display="block" whiteSpace="pre-line">
                {seller.address}
              </chakra.span>
            </chakra.address>
          ) : (
            <p>To the return address on your parcel, unless we told you otherwise.</p>
          )}
          {found.sendBy && (
            <chakra.p fontSize="sm" color="fg.muted" textStyle="number">
              {units(found.units)}, by {lastDay(found.sendBy)}
            </chakra.p>
          )}
        </>
      )}
      {!isAccepted && <p>Please don't ship it yet. We'll reply on the order page and by email.</p>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {isAccepted && (
          <Button icon={<Printer size={20} />} onClick={() => onPrint(found)}>
            Print return slip
          </Button>
        )}
        {unitsHere(found) === 0 && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Cancel return
          </Button>
        )}
      </chakra.div>
      <ConfirmDialog
        open={asking}
        question="Cancel this return?"
        yes="Cancel return"
        no="Keep return"
        busy={withdrawing}
        onYes={() => void withdrawReturn(found.id).then(() => setAsking(false))}
        onNo={() => setAsking(false)}
      >
        The return of {units(found.units)} of {product} will be canceled, and nothing is refunded. You can
        request another until the return window ends.
      </ConfirmDialog>
    </>
  );
}
