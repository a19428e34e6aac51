import type { DataSource } from 'typeorm';

import type { AccessTokens } from './auth/access-token.js';
import type { IdentityProvider } from './auth/identity.port.js';
import { AuditService } from './features/audit/audit.service.js';
import { type HoldRules, HoldService } from './features/order/hold.service.js';
import { LegacyOrderService } from './features/order/legacy-order.service.js';
import { Order } from './features/order/order.entity.js';
import { OrderService } from './features/order/order.service.js';
import { OrderFinder } from './features/order/order-finder.service.js';
import { OrderWithdrawalService } from './features/order/order-withdrawal.service.js';
import { Part } from './features/part/part.entity.js';
import { PartService } from './features/part/part.service.js';
import { StockService } from './features/part/stock.service.js';
import { PaymentService } from './features/payment/payment.service.js';
import { PaymentAttempt } from './features/payment/payment-attempt.entity.js';
import { PaymentCancellation } from './features/payment/payment-cancellation.service.js';
import type { PaymentGateway } from './features/payment/payment-gateway.port.js';
import { ReconciliationService } from './features/payment/reconciliation.service.js';
import { RefundService } from './features/payment/refund.service.js';
import { SettlementService } from './features/payment/settlement.service.js';
import { Review } from './features/review/review.entity.js';
import { ReviewService } from './features/review/review.service.js';
import { User } from './features/user/user.entity.js';
import { UserService } from './features/user/user.service.js';

/** What the services stand on. */
export interface Foundation {
  readonly database: DataSource;
  readonly gateway: PaymentGateway;
  readonly identities: IdentityProvider;
  readonly tokens: AccessTokens;
  readonly holdRules: HoldRules;
}

export type Services = ReturnType<typeof createServices>;

/** Every use case of the shop, each given what it needs: the inner half of the composition root. */
export function createServices({ database, gateway, identities, tokens, holdRules }: Foundation) {
  const orderRows = database.getRepository(Order);
  const attemptRows = database.getRepository(PaymentAttempt);
  const partRows = database.getRepository(Part);

  const audit = new AuditService();
  const stock = new StockService();
  const holds = new HoldService(stock, audit, holdRules);
  const orders = new OrderService(orderRows, holds, audit);
  const refunds = new RefundService(attemptRows, gateway, audit);
  const settlement = new SettlementService(orderRows, stock, gateway, refunds, audit);
  const cancellation = new PaymentCancellation(attemptRows, gateway, settlement);

  return {
    finder: new OrderFinder(orderRows),
    legacyOrders: new LegacyOrderService(partRows, orders),
    orders,
    parts: new PartService(partRows),
    payments: new PaymentService(attemptRows, holds, gateway, settlement),
    reconciliation: new ReconciliationService(attemptRows, gateway, settlement, cancellation, refunds),
    reviews: new ReviewService(database.getRepository(Review)),
    settlement,
    users: new UserService(database.getRepository(User), identities, tokens, audit),
    withdrawal: new OrderWithdrawalService(orderRows, holds, cancellation, audit),
  };
}
