import { AmbiguousOrder, NoSuchPayableOrder } from '../payment/payment.errors.js';

/** An order of the total that a client names: unpaid, or paid and read shortly before. */
export interface EqualOrder {
  readonly id: string;
  readonly payable: boolean;
  /** Whether its owner has read it within the last day; an older page is not on anybody's screen any more. */
  readonly read: boolean;
  /** Whether that read has not said yet which order a payment is for. */
  readonly unused: boolean;
}

/**
 * Which of the orders of one total a documented client means, `orders` by their last read, newest first: the one that it read
 * last, if no payment was opened since. Without such a read only an order that can't be mistaken for another: a client may
 * show any that it has read before, from its cache, a paid one too. Pure; throws NoSuchPayableOrder, AmbiguousOrder.
 */
export function meantOrder(orders: readonly EqualOrder[]): string {
  const [payable, ...others] = orders.filter((order) => order.payable);
  if (!payable) throw new NoSuchPayableOrder();
  const last = orders.find((order) => order.unused);
  if (last?.payable) return last.id;
  const alone = others.length === 0 && orders.every((order) => order === payable || !order.read);
  if (last || !alone) throw new AmbiguousOrder();
  return payable.id;
}
