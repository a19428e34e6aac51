import { chakra } from '#shared/ui/chakra';
import { useRef } from 'react';
import { useNow } from '#shared/browser/use-now';
import { useQuestion } from '#shared/data-table/use-question';
import { CancelDialog } from '../cancel-dialog';
import { useCancelOrder } from '../use-cancel-order';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';
import { MyOrdersRow } from './my-orders-row';
import { Table, TableFrame } from './order-table.styles';

interface MyOrdersTableProps {
  orders: readonly MyOrdersRow_OrderFragment[];
  refetchOrders: () => Promise<unknown>;
}

/** The customer's orders, newest first, and the question before one is cancelled. */
export function MyOrdersTable({ orders, refetchOrders }: MyOrdersTableProps) {
  const now = useNow();
  const frame = useRef<HTMLDivElement>(null);
  // The button that opened the dialog goes with its row.
  const question = useQuestion(orders, { targetAt: () => frame.current });
  const { cancelOrder, cancelling } = useCancelOrder({ as: 'CUSTOMER', afterwards: refetchOrders });

  return (
    <>
      <TableFrame ref={frame} tabIndex={-1} role="region" aria-labelledby="my-orders-caption" outline="none">
        <Table>
          <chakra.caption id="my-orders-caption" srOnly>
            My orders, newest first
          </chakra.caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className="amount">
                Total price
              </th>
              <th scope="col">Payment</th>
              <th scope="col">Remove Order</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <MyOrdersRow
                key={order.id}
                order={order}
                now={now}
                onCancel={() => {
                  question.ask(order);
                }}
              />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {question.item && (
        <CancelDialog
          {...question.dialog}
          order={question.item}
          busy={cancelling}
          onYes={() => void question.answer(({ id }) => cancelOrder(id))}
        />
      )}
    </>
  );
}
