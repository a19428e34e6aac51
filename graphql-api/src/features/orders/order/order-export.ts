import { toDecimal } from '../../../shared/money.js';
import { isoMoment } from '../../../shared/shop-day.js';
import type { Cell, Exported } from '../../../shared/table-file/export-file.js';
import { validInput } from '../../../shared/validate-input.js';
import type { OrderAdminService } from './order-admin.service.js';
import { orderNumber } from './order-number.js';
import { OrderFilter } from './order-search.inputs.js';
import { orderStatus } from './order-status.js';
import type { Order } from './order.entity.js';

/** What a bookkeeper needs from an order, without addresses. Amounts in dollars, times in the shop's time zone. */
const CELLS: Readonly<Record<string, (order: Order, at: (moment: Date | null) => Cell) => Cell>> = {
  order: ({ id }) => orderNumber(id),
  id: ({ id }) => id,
  placed_at: ({ createdAt }, at) => at(createdAt),
  status: (order) => orderStatus(order).toLowerCase(),
  product: ({ product }) => product,
  quantity: ({ quantity }) => quantity,
  unit_price: ({ unitPriceMinor }) => toDecimal(unitPriceMinor),
  total: ({ totalMinor }) => toDecimal(totalMinor),
  paid_at: ({ paidAt }, at) => at(paidAt),
  payment: ({ transactionId }) => transactionId,
  shipped_at: ({ shippedAt }, at) => at(shippedAt),
  refunded_at: ({ refundedAt }, at) => at(refundedAt),
  returned_total: ({ returnedMinor }) => toDecimal(returnedMinor),
  name: ({ name }) => name,
  email: ({ email }) => email,
};

/**
 * All orders by `status`, `search` and `paidOn`, newest first: also those that the admins' search does not list. Throws
 * BadInput for an invalid filter.
 */
export async function orderExport(
  orders: OrderAdminService,
  filter: Partial<OrderFilter>,
  timeZone: string,
): Promise<Exported> {
  const { status, search, paidOn } = filter;
  const at = (moment: Date | null) => moment && isoMoment(moment, timeZone);
  const valid = await validInput(OrderFilter, { status, search, paidOn });
  return {
    columns: Object.keys(CELLS),
    async *readAll() {
      for await (const some of orders.readAll(valid))
        yield some.map((order) => Object.values(CELLS).map((cell) => cell(order, at)));
    },
  };
}
