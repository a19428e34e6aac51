import { createCars } from './compose/cars.js';
import { createCatalogue } from './compose/catalogue.js';
import { createCustomers } from './compose/customers.js';
import { createData } from './compose/data.js';
import type { Foundation } from './compose/foundation.js';
import { createFulfillment } from './compose/fulfillment.js';
import { createJobs } from './compose/jobs.js';
import { createOrders } from './compose/orders.js';
import { createPayments } from './compose/payments.js';
import { createShop } from './compose/shop.js';
import { StockService } from './features/fulfillment/stock/stock.service.js';
import { HoldService } from './features/orders/holding/hold.service.js';
import { CheckoutFiguresService } from './features/payments/payment/checkout-figures.service.js';
import { OverviewService } from './features/shop/overview/overview.service.js';

export type Services = ReturnType<typeof createServices>;

/** Every use case of the shop, room by room, each given what it needs: the inner half of the composition root. */
export function createServices(foundation: Foundation) {
  const { database, catalogue, holdRules } = foundation;
  const shop = createShop(foundation);
  const cars = createCars(foundation, shop);
  const stock = new StockService();
  const holds = new HoldService(stock, shop.audit, holdRules);
  const parts = createCatalogue(foundation, shop, cars, stock);
  const payments = createPayments(foundation, shop, stock, holds);
  const orders = createOrders(foundation, shop, parts, payments, holds);
  const customers = createCustomers(foundation, shop, parts, orders, payments);
  return {
    ...shop,
    ...cars,
    ...parts,
    ...createJobs(foundation, shop, parts),
    ...payments,
    ...orders,
    ...createFulfillment(foundation, shop, cars, orders, payments, stock),
    ...customers,
    ...createData(foundation, shop, cars, parts, orders, customers.userFinder, stock),
    overviews: new OverviewService(database.manager, catalogue, orders.orderFigures),
    checkoutFigures: new CheckoutFiguresService(database.manager, orders.orderFigures),
  };
}
