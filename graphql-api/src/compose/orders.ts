import { Part } from '../features/catalogue/part/part.entity.js';
import { OrderClosing } from '../features/orders/closing/order-closing.service.js';
import { CartService } from '../features/orders/cart/cart.service.js';
import { HoldService } from '../features/orders/holding/hold.service.js';
import { OrderAdminService } from '../features/orders/order/order-admin.service.js';
import { OrderDeliveryService } from '../features/orders/order/order-delivery.service.js';
import { OrderFigures } from '../features/orders/order/order-figures.service.js';
import { OrderFinder } from '../features/orders/order/order-finder.service.js';
import { PurchaseFinder } from '../features/orders/purchase/purchase-finder.service.js';
import { OrderNotes } from '../features/orders/order/order-note.service.js';
import { OrderReads } from '../features/orders/order/order-reads.service.js';
import { OrderSearch } from '../features/orders/order/order-search.service.js';
import { OrderTimeline } from '../features/orders/order/order-timeline.service.js';
import { Order } from '../features/orders/order/order.entity.js';
import { LegacyOrderReader } from '../features/orders/placing/legacy-order-reader.service.js';
import { OrderPlacement } from '../features/orders/placing/order-placement.service.js';
import { AuditLog } from '../features/shop/audit/audit-log.entity.js';
import type { Catalogue } from './catalogue.js';
import type { Foundation } from './foundation.js';
import type { Payments } from './payments.js';
import type { Shop } from './shop.js';

export type Orders = ReturnType<typeof createOrders>;

/** The room `orders`. */
export function createOrders(
  { database, limits }: Foundation,
  { audit, idempotency }: Shop,
  { parts }: Catalogue,
  { paymentCancellation }: Payments,
  holds: HoldService,
) {
  const orderRows = database.getRepository(Order);
  const finder = new OrderFinder(orderRows);
  const orderFigures = new OrderFigures(database.manager);
  const orderSearch = new OrderSearch(database.manager);
  return {
    finder,
    purchases: new PurchaseFinder(database.manager),
    orderFigures,
    orderSearch,
    orderAdmin: new OrderAdminService(orderRows, orderFigures, orderSearch),
    orderNotes: new OrderNotes(database.manager, audit),
    reads: new OrderReads(orderRows),
    timelines: new OrderTimeline(database.getRepository(AuditLog)),
    deliveries: new OrderDeliveryService(orderRows, limits, audit),
    carts: new CartService(database.manager, limits, parts),
    placement: new OrderPlacement(
      orderRows,
      finder,
      holds,
      new LegacyOrderReader(database.getRepository(Part)),
      idempotency,
      limits,
      audit,
    ),
    closing: new OrderClosing(orderRows, holds, paymentCancellation, audit),
  };
}
