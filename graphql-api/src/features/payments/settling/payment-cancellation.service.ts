import type { Repository } from 'typeorm';

import { newIntentFor } from '../payment/new-intent.js';
import { type PaymentAttempt, UNDECIDED } from '../payment/payment-attempt.entity.js';
import { closeAttempt } from '../payment/payment-set.js';
import type { PaymentGateway, PaymentIntentSnapshot } from '../payment/payment-gateway.port.js';
import type { SettlementService } from './settlement.service.js';

/**
 * CANCELED: no one can pay it any more. PAID: it was paid in the meantime and is settled. STILL_OPEN: the provider is still
 * working on it.
 */
export type CancellationOutcome = 'CANCELED' | 'PAID' | 'STILL_OPEN';

/** Cancels an attempt that was marked CANCELING, or restores it when that can't be done. */
export class PaymentCancellation {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
  ) {}

  /** Throws ServiceUnavailable, leaving the attempt as it was before it was marked. */
  async cancel(attempt: PaymentAttempt, actor: string): Promise<CancellationOutcome> {
    try {
      // An attempt the provider may not know yet is created there first (same key, same intent), so that no one can pay
      // it later.
      const intentId = attempt.intentId ?? (await this.makeKnown(attempt));
      return await this.conclude(
        { id: attempt.id, intentId },
        await this.gateway.cancelIntent(intentId),
        actor,
      );
    } catch (error) {
      await this.putBack(attempt);
      throw error;
    }
  }

  /** Brings an attempt in line with its intent's state. */
  async conclude(
    attempt: Pick<PaymentAttempt, 'id' | 'intentId'>,
    intent: PaymentIntentSnapshot | null,
    actor: string,
  ): Promise<CancellationOutcome> {
    if (!intent || intent.status === 'CANCELED') {
      // What the provider canceled can't be paid, even if someone put the attempt back in the meantime.
      await closeAttempt(this.attempts.manager, attempt, intent ? UNDECIDED : ['CANCELING']);
      return 'CANCELED';
    }
    await this.putBack(attempt);
    if (intent.status !== 'SUCCEEDED') return 'STILL_OPEN';
    await this.settlement.settle(intent.id, { actor });
    return 'PAID';
  }

  private async makeKnown(attempt: PaymentAttempt): Promise<string> {
    const { id } = await this.gateway.createIntent(await newIntentFor(this.attempts.manager, attempt));
    return id;
  }

  private async putBack({ id, intentId }: Pick<PaymentAttempt, 'id' | 'intentId'>): Promise<void> {
    await this.attempts.update(
      { id, state: 'CANCELING' },
      intentId ? { state: 'OPEN', intentId } : { state: 'CLAIMED' },
    );
  }
}
