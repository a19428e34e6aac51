import { ReturnAdminService } from '../features/fulfillment/return/return-admin.service.js';
import { ReturnFinder } from '../features/fulfillment/return/return-finder.service.js';
import { ReturnRequests } from '../features/fulfillment/return/return-request.service.js';
import { ParcelList } from '../features/fulfillment/shipping/parcels-to-ship.service.js';
import { ShippingService } from '../features/fulfillment/shipping/shipping.service.js';
import { StockCheckService } from '../features/fulfillment/stock/stock-check.service.js';
import { StockService } from '../features/fulfillment/stock/stock.service.js';
import { findOrdersWithPaymentIssue } from '../features/payments/refunding/payment-issue.js';
import { ReturnRefunds } from '../features/payments/refunding/return-refunds.service.js';
import type { Cars } from './cars.js';
import type { Foundation } from './foundation.js';
import type { Orders } from './orders.js';
import type { Payments } from './payments.js';
import type { Shop } from './shop.js';

/** The room `fulfillment`; its stock is older than the others and comes from outside. */
export function createFulfillment(
  { database, carriers, limits, returnRules }: Foundation,
  { audit, idempotency }: Shop,
  { findings }: Cars,
  { orderSearch, orderNotes }: Orders,
  { refunds, cases }: Payments,
  stock: StockService,
) {
  return {
    stockCheck: new StockCheckService(database.manager),
    carriers,
    parcelsToShip: new ParcelList(database.manager, orderSearch, orderNotes),
    shipping: new ShippingService(database.manager, audit, findOrdersWithPaymentIssue),
    returnRules,
    returnFinder: new ReturnFinder(database.manager, returnRules.timeZone),
    returnRequests: new ReturnRequests(database.manager, returnRules, findings, limits, audit),
    returnAdmin: new ReturnAdminService(
      database.manager,
      stock,
      new ReturnRefunds(refunds, cases),
      findings,
      audit,
      idempotency,
    ),
  };
}
