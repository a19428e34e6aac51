import Printer from 'virtual:lucide/printer';
import { useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { lastDay } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { units } from '#shop-kit/units';
import type { OrderReturnFragment } from './order-return.generated';
import { unitsHere } from './return-labels';
import { useWithdrawReturn } from './use-withdraw-return';

interface SendItToProps {
  found: OrderReturnFragment;
  product: string;
  onPrint: (found: OrderReturnFragment) => void;
  refetch: () => Promise<unknown>;
}

/** What a customer can do about a return of theirs: print its slip and send it, or keep the part after all. */
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
            <p>To the sender’s address on our parcel, unless our answer says another.</p>
          )}
          {found.sendBy && (
            <chakra.p fontSize="sm" color="fg.muted" textStyle="number">
              {units(found.units)}, by {lastDay(found.sendBy)}
            </chakra.p>
          )}
        </>
      )}
      {!isAccepted && <p>Send nothing yet: we look at it first, and answer here.</p>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {isAccepted && (
          <Button icon={<Printer size={20} />} onClick={() => onPrint(found)}>
            Print the slip
          </Button>
        )}
        {unitsHere(found) === 0 && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Don’t return it
          </Button>
        )}
      </chakra.div>
      <ConfirmDialog
        open={asking}
        question="Keep what you have?"
        yes="Yes, withdraw it"
        no="No, return it"
        busy={withdrawing}
        onYes={() => void withdrawReturn(found.id).then(() => setAsking(false))}
        onNo={() => setAsking(false)}
      >
        The return of {units(found.units)} of {product} is withdrawn, and no money goes back. While the time
        lasts you can ask for another.
      </ConfirmDialog>
    </>
  );
}
