import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { CardPanel } from './card-panel';
import { CardPayment } from './card-payment';
import { DeliveryPanel } from './delivery-panel';
import { PaymentDone } from './payment-done';
import { PaymentSummary } from './payment-summary';
import type { PaymentSet } from './set-words';
import { useSettlement } from './use-settlement';

interface PaymentProps {
  orders: PaymentSet;
  /** Must keep its identity, as Apollo's `refetch` does. */
  refetchOrders: () => Promise<unknown>;
}

/** What is to be paid, beside the card form, or that there is nothing left to pay. One order is a set of one. */
export function Payment({ orders, refetchOrders }: PaymentProps) {
  // Taken once: of what is being paid, nothing is opened for payment again while answers come in.
  const [orderIds] = useState(() => orders.filter(({ status }) => status === 'UNPAID').map(({ id }) => id));
  const settlement = useSettlement(orderIds, refetchOrders);
  const asked = orders.filter(({ id }) => orderIds.includes(id));
  const shown = asked.length > 0 ? asked : orders;
  const isOpen = !settlement.completed && shown.some(({ status }) => status === 'UNPAID');
  return (
    <>
      <PaymentSummary orders={shown} isOpen={isOpen} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <CardPanel>
          {isOpen ? (
            <CardPayment
              orders={shown}
              orderIds={orderIds}
              refetchOrders={refetchOrders}
              settlement={settlement}
            />
          ) : (
            <PaymentDone orders={shown} justNow={settlement.completed} />
          )}
        </CardPanel>
        <DeliveryPanel orders={shown} />
      </chakra.div>
    </>
  );
}
