import { type Delivery, typed } from '#shop-kit/delivery';
import type { OrderCustomerQuery } from './place-order.generated';

// The field has one line, and would run the lines of an address together.
const onOneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ');

/** The saved delivery values: those of the refused order, otherwise those of the last order. */
export function savedDelivery(refused: Delivery | undefined, { lastDelivery }: OrderCustomerQuery['me']) {
  const last = onOneLine(lastDelivery?.address ?? '');
  const address = refused?.address ?? last;
  return {
    values: typed({ address, phone: refused?.phone ?? lastDelivery?.phone ?? '' }),
    isSaved: address !== '',
    isLast: address !== '' && address === last,
  };
}
