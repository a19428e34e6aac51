import { chakra } from '#shared/ui/chakra';
import { useRef } from 'react';
import { useNow } from '#shared/browser/use-now';
import { usePicked } from '#shared/data-table/use-picked';
import { useQuestion } from '#shared/data-table/use-question';
import { DeleteDialog } from '../delete-dialog';
import { useDeleteOrder } from '../use-delete-order';
import { CancelPaidDialog } from './cancel-paid-dialog';
import type { MyOrdersRow_OrderFragment, useMyOrdersQuery } from './my-orders.generated';
import { MyOrdersRow } from './my-orders-row';
import { groupsOf, sharedHold } from './order-groups';
import { Table, TableFrame } from './order-table.styles';
import { PickedBar } from './picked-bar';
import { isPayable } from './time-to-pay';
import { TogetherRow } from './together-row';
import { useCancelPaidOrder } from './use-cancel-paid-order';

interface MyOrdersTableProps {
  orders: readonly MyOrdersRow_OrderFragment[];
  /** Whether these are all there are. */
  isAll: boolean;
  /** The first of the older orders that were loaded last. */
  firstBrought: string | undefined;
  refetchOrders: ReturnType<typeof useMyOrdersQuery>['refetch'];
}

/** The customer's orders, newest first: some can be picked to be paid at once; asks before one is canceled. */
export function MyOrdersTable({ orders, isAll, firstBrought, refetchOrders }: MyOrdersTableProps) {
  const now = useNow();
  const frame = useRef<HTMLDivElement>(null);
  // The button that opened the dialog is removed with its row.
  const question = useQuestion(orders, { targetAt: () => frame.current });
  const cancelling = useQuestion(orders, { targetAt: () => frame.current });
  const payable = orders.filter((order) => order.status === 'UNPAID' && isPayable(order, now));
  const picking = usePicked(payable.map(({ id }) => id));
  const picked = payable.filter(({ id }) => picking.isPicked(id));
  const hasBoxes = payable.length > 0;
  const { deleteOrder, deleting } = useDeleteOrder({
    afterwards: () => refetchOrders(),
  });
  const { cancelPaidOrder, cancelling: isBeingCancelled } = useCancelPaidOrder(async (id) => {
    const fresh = await refetchOrders();
    return fresh?.data?.myOrders.edges.find(({ node }) => node.id === id)?.node.shippedAt ?? null;
  });
  const hasOthers = ({ id, purchase }: MyOrdersRow_OrderFragment) =>
    orders.some((other) => other.purchase.id === purchase.id && other.id !== id && other.paid);

  return (
    <>
      <TableFrame ref={frame} tabIndex={-1} role="region" aria-labelledby="my-orders-caption" outline="none">
        <Table>
          <chakra.caption id="my-orders-caption" srOnly>
            My orders, newest first
          </chakra.caption>
          <thead>
            <tr>
              {hasBoxes && <td className="box" />}
              <th scope="col">Product</th>
              <th scope="col" className="amount">
                Total price
              </th>
              <th scope="col">Payment</th>
              <th scope="col">Remove Order</th>
            </tr>
          </thead>
          {groupsOf(orders).map((group) => (
            <tbody key={group.orders[0]?.id}>
              {group.isTogether && (
                <TogetherRow
                  group={group}
                  now={now}
                  hasBoxes={hasBoxes}
                  isWhole={isAll || group.orders.at(-1) !== orders.at(-1)}
                />
              )}
              {group.orders.map((order) => (
                <MyOrdersRow
                  key={order.id}
                  order={order}
                  now={now}
                  picking={hasBoxes ? picking : undefined}
                  isTogether={group.isTogether}
                  isFirstBrought={order.id === firstBrought}
                  isHoldShared={group.isTogether && sharedHold(group, now) !== null}
                  onDelete={() => question.ask(order)}
                  onCancel={() => cancelling.ask(order)}
                />
              ))}
            </tbody>
          ))}
        </Table>
      </TableFrame>
      {picked.length > 0 && (
        <PickedBar
          orders={picked}
          onNone={() => {
            picking.pickNone();
            // The clicked button is removed with its bar.
            frame.current?.focus();
          }}
        />
      )}
      {question.item && (
        <DeleteDialog
          {...question.dialog}
          order={question.item}
          busy={deleting}
          onYes={() => void question.answer(({ id }) => deleteOrder(id))}
        />
      )}
      {cancelling.item && (
        <CancelPaidDialog
          {...cancelling.dialog}
          order={cancelling.item}
          hasOthers={hasOthers(cancelling.item)}
          busy={isBeingCancelled}
          onYes={() =>
            void cancelling.answer(async ({ id }) => {
              await cancelPaidOrder(id);
              return true;
            })
          }
        />
      )}
    </>
  );
}
