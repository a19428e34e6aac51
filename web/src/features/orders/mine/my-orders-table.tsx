import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useNow } from '#shared/browser/use-now';
import { formatMoney } from '#shared/format/money';
import { pieces } from '#shop-kit/units';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';
import { MyOrdersRow } from './my-orders-row';
import { Table, TableFrame } from './order-table.styles';
import { useDeleteOrder } from '../use-delete-order';

interface MyOrdersTableProps {
  orders: readonly MyOrdersRow_OrderFragment[];
  refetchOrders: () => Promise<unknown>;
}

/** The customer's orders, newest first, and the question before one is deleted. */
export function MyOrdersTable({ orders, refetchOrders }: MyOrdersTableProps) {
  const now = useNow();
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<MyOrdersRow_OrderFragment | null>(null);
  const [open, setOpen] = useState(false);
  const rowIsGone = useRef(false);
  const { deleteOrder, deleting } = useDeleteOrder({ afterwards: refetchOrders });

  async function confirmed() {
    if (!asked) return;
    rowIsGone.current = await deleteOrder(asked.id);
    setOpen(false);
  }

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
                onDelete={() => {
                  rowIsGone.current = false;
                  setAsked(order);
                  setOpen(true);
                }}
              />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {asked && (
        <ConfirmDialog
          open={open}
          question="Are you sure you want to delete this order?"
          busy={deleting}
          // The button that opened the dialog goes with its row.
          finalFocus={() => (rowIsGone.current ? frame.current : null)}
          onYes={() => void confirmed()}
          onNo={() => {
            setOpen(false);
          }}
        >
          {asked.product}, {pieces(asked.quantity)}, {formatMoney(asked.price)}
        </ConfirmDialog>
      )}
    </>
  );
}
