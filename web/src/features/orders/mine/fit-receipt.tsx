import { chakra } from '#shared/ui/chakra';
import { day } from '#shared/format/dates';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import type { OrderPage_OrderFragment } from './my-order.generated';

type ReceiptOrder = Pick<OrderPage_OrderFragment, 'createdAt' | 'fitReceipt'>;

/** "list of 14 Nov 2026, version 3": which list a receipt is from. */
export function listOf({ createdAt, fitReceipt }: ReceiptOrder): string {
  const revision = fitReceipt?.revision;
  return `list of ${day(createdAt)}${revision ? `, version ${revision}` : ''}`;
}

/** The verdict on part and car at the time of the order. */
export function FitReceipt({ order }: { order: ReceiptOrder }) {
  const { fitReceipt } = order;
  if (!fitReceipt) return <chakra.p color="fg.muted">No car was selected for this order.</chakra.p>;
  return (
    <>
      <FitReceiptLine receipt={fitReceipt} />
      <chakra.p fontSize="sm" color="fg.muted" textStyle="number">
        From the list we used when you ordered: {listOf(order)}. It doesn't change if our list changes.
      </chakra.p>
    </>
  );
}
