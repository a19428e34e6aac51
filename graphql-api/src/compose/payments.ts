import { StockService } from '../features/fulfillment/stock/stock.service.js';
import { HoldService } from '../features/orders/holding/hold.service.js';
import { Order } from '../features/orders/order/order.entity.js';
import { CaseCheck } from '../features/payments/cases/case-check.service.js';
import { CaseFinder } from '../features/payments/cases/case-finder.service.js';
import { CaseResolution } from '../features/payments/cases/case-resolution.service.js';
import { RefundAllocation } from '../features/payments/cases/refund-allocation.service.js';
import { OrderRepricing } from '../features/payments/paying/order-repricing.service.js';
import { PayableOrders } from '../features/payments/paying/payable-order.service.js';
import { PaymentByTotal } from '../features/payments/paying/payment-by-total.service.js';
import { PaymentService } from '../features/payments/paying/payment.service.js';
import { PaymentAttempt } from '../features/payments/payment/payment-attempt.entity.js';
import { PaymentCases } from '../features/payments/payment/payment-cases.service.js';
import { PaymentDisputes } from '../features/payments/payment/payment-disputes.service.js';
import { OrderMoneyReader } from '../features/payments/refunding/order-money.service.js';
import { OrderRefund } from '../features/payments/refunding/order-refund.service.js';
import { RefundService } from '../features/payments/refunding/refund.service.js';
import { FailedRefunds } from '../features/payments/settling/failed-refunds.service.js';
import { MissedEvents } from '../features/payments/settling/missed-events.service.js';
import { PaymentCancellation } from '../features/payments/settling/payment-cancellation.service.js';
import { PaymentEvents } from '../features/payments/settling/payment-event.service.js';
import { PaymentMatching } from '../features/payments/settling/payment-matching.service.js';
import { ProviderChanges } from '../features/payments/settling/provider-changes.service.js';
import { ProviderRefunds } from '../features/payments/settling/provider-refunds.service.js';
import { ReconciliationService } from '../features/payments/settling/reconciliation.service.js';
import { SettlementService } from '../features/payments/settling/settlement.service.js';
import type { Foundation } from './foundation.js';
import type { Shop } from './shop.js';

export type Payments = ReturnType<typeof createPayments>;

/** The room `payments`. */
export function createPayments(
  { database, gateway, limits, onPaymentCase, returnRules }: Foundation,
  { audit, auditReader, idempotency }: Shop,
  stock: StockService,
  holds: HoldService,
) {
  const orderRows = database.getRepository(Order);
  const attemptRows = database.getRepository(PaymentAttempt);
  const cases = new PaymentCases(database.manager, audit, onPaymentCase);
  const disputes = new PaymentDisputes(database.manager, gateway, cases, returnRules.timeZone);
  const refunds = new RefundService(attemptRows, gateway, audit, cases, disputes);
  const settlement = new SettlementService(orderRows, stock, gateway, refunds, audit, cases);
  const orderRefunds = new OrderRefund(orderRows, stock, refunds, cases, audit, limits);
  const paymentMatching = new PaymentMatching(database.manager, settlement, cases);
  const providerChanges = new ProviderChanges(
    database.manager,
    gateway,
    refunds,
    cases,
    new ProviderRefunds(cases, audit),
    new FailedRefunds(cases),
    disputes,
  );
  const paymentEvents = new PaymentEvents(database.manager, paymentMatching, providerChanges);
  const paymentCancellation = new PaymentCancellation(attemptRows, gateway, settlement);
  const payments = new PaymentService(
    attemptRows,
    holds,
    gateway,
    settlement,
    paymentCancellation,
    new OrderRepricing(audit),
    limits,
  );
  return {
    cases,
    refunds,
    settlement,
    orderRefunds,
    orderMoney: new OrderMoneyReader(database.manager),
    paymentCancellation,
    payments,
    paymentByTotal: new PaymentByTotal(new PayableOrders(database.manager), payments, idempotency, limits),
    paymentEvents,
    missedEvents: new MissedEvents(database.manager, gateway, paymentEvents),
    reconciliation: new ReconciliationService(attemptRows, gateway, settlement, paymentCancellation, refunds),
    caseFinder: new CaseFinder(database.manager, auditReader),
    caseResolution: new CaseResolution(
      database.manager,
      refunds,
      orderRefunds,
      new RefundAllocation(orderRefunds, audit),
      new CaseCheck(database.manager, paymentMatching, providerChanges, cases, audit),
      audit,
    ),
  };
}
