import { AmbiguousOrder, NoSuchPayableOrder } from '../payment/payment.errors.js';

/** An order with the total that a client names: unpaid, or read shortly before and since paid. */
export interface EqualOrder {
  readonly id: string;
  readonly payable: boolean;
  /** Whether its owner has read it within the last day; no one still has an older page on screen. */
  readonly read: boolean;
  /** Whether that read has not yet been used to choose an order. */
  readonly unused: boolean;
}

/**
 * Which of the orders with one total a documented client means; `orders` come by their last read, newest first. It is
 * the one read last, if no payment was opened since. Without such a read, only an order that can't be mistaken for
 * another: a client may show any it has read before from its cache, even a paid one. Pure; throws NoSuchPayableOrder,
 * AmbiguousOrder.
 */
export function findOrderByTotal(orders: readonly EqualOrder[]): string {
  const [payable, ...others] = orders.filter((order) => order.payable);
  if (!payable) throw new NoSuchPayableOrder();
  const last = orders.find((order) => order.unused);
  if (last?.payable) return last.id;
  const alone = others.length === 0 && orders.every((order) => order === payable || !order.read);
  if (last || !alone) throw new AmbiguousOrder();
  return payable.id;
}
