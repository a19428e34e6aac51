import { refusal, ShopError } from '../../../shared/shop-error.js';
import { orderNumber } from '../../orders/order/order-number.js';
import type { OrderStatus } from '../../orders/order/order-status.js';

/** An order that keeps its account from being deleted. */
export interface OpenOrder {
  readonly id: string;
  readonly status: OrderStatus;
}

/** Once the person is removed from the orders there is no one to pay, ship to or ask. */
export class AccountHasOpenOrders extends ShopError {
  readonly code = 'ACCOUNT_HAS_OPEN_ORDERS';

  constructor(orders: readonly OpenOrder[]) {
    super(
      `${orders.length === 1 ? 'One order is' : `${orders.length} orders are`} still open. Pay or delete what is unpaid; what is paid has to be shipped or refunded first, a return withdrawn, declined or refunded, and a dispute decided; money that is owed has to be paid back.`,
      { orders: orders.map(({ id, status }) => ({ orderId: id, number: orderNumber(id), status })) },
    );
  }
}

export class AccountIsAdmin extends refusal(
  'ACCOUNT_IS_ADMIN',
  'This account has admin rights. Revoke them first, then delete it.',
) {}

export class UnknownCustomer extends refusal('NOT_FOUND', 'Customer not found.') {}

export class NoSuchNote extends refusal('NOT_FOUND', 'This note no longer exists.') {}
