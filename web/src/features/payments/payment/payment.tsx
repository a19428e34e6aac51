import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { CardPanel } from './card-panel';
import { CardPayment } from './card-payment';
import { DeliveryPanel } from './delivery-panel';
import { PaymentDone } from './payment-done';
import { PaymentSummary } from './payment-summary';
import type { PaymentSet } from './payment-set-text';
import { useSettlement } from './use-settlement';

interface PaymentProps {
  orders: PaymentSet;
  /** Must keep its identity, as Apollo's `refetch` does. */
  refetchOrders: () => Promise<unknown>;
}

const isUnpaid = ({ status }: PaymentSet[number]) => status === 'UNPAID';

/** Orders to pay, next to the card form, or that there is nothing left to pay. One order is a set of one. */
export function Payment({ orders, refetchOrders }: PaymentProps) {
  // Taken once: of what is being paid, nothing is opened for payment again while answers come in, and what is deleted in the meantime is
  // still known by name.
  const [unpaid] = useState(() => orders.filter(isUnpaid));
  const [orderIds] = useState(() => unpaid.map(({ id }) => id));
  const settlement = useSettlement(orderIds, refetchOrders);
  const current = orders.filter(({ id }) => orderIds.includes(id));
  const shown = current.length > 0 ? current : orders;
  const isOpen = !settlement.completed && shown.some(isUnpaid);
  return (
    <>
      <PaymentSummary orders={isOpen ? shown.filter(isUnpaid) : shown} isOpen={isOpen} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <CardPanel>
          {isOpen ? (
            <CardPayment
              orders={unpaid.map((order) => current.find(({ id }) => id === order.id) ?? order)}
              current={current}
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
