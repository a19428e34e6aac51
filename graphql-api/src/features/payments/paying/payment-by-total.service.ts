import type { Actor } from '../../../auth/actor.js';
import type { IdempotencyService, OnceAnswer } from '../../shop/idempotency/idempotency.service.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import type { PayableOrders } from './payable-order.service.js';
import type { OpenPayment, PaymentService } from './payment.service.js';

/** What documented clients send to pay: a total, and its order if they know it. Minor units. */
export interface TotalToPay {
  readonly totalMinor: number;
  readonly orderId?: string;
  readonly idempotencyKey?: string;
}

/** Opens payments for documented clients. The total only selects among the caller's orders; it is never an amount. */
export class PaymentByTotal {
  constructor(
    private readonly payable: PayableOrders,
    private readonly payments: PaymentService,
    private readonly idempotency: IdempotencyService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The open payment of the matching order; a changed price is accepted by naming its total. Throws what
   * PayableOrders, PaymentService.open and IdempotencyService.once throw.
   */
  async open(
    { totalMinor, orderId, idempotencyKey }: TotalToPay,
    actor: Actor,
  ): Promise<OnceAnswer<OpenPayment>> {
    // What names no order is counted too.
    await this.limits.spend('PAYMENT', actor.uid);
    return this.idempotency.once<OpenPayment>(
      {
        uid: actor.uid,
        operation: 'createPaymentIntent',
        key: idempotencyKey,
        request: { totalMinor, orderId },
      },
      {
        work: (claimKey) =>
          this.payable.use({ totalMinor, orderId }, actor, (id) =>
            this.payments.openCounted([id], actor, {
              acceptedTotalMinor: totalMinor,
              onOpened: (manager, intentId) => claimKey(manager, { intentId }),
            }),
          ),
        replay: ({ intentId = '' }) => this.payments.recall(intentId, actor),
      },
    );
  }
}
