import type { EntityManager } from 'typeorm';

import type { PaymentEvent } from '../payment/payment-gateway.port.js';

/**
 * What became of an event. SETTLED: its payment is settled. FOREIGN: its payment is not ours. NOTED: a refund or
 * dispute that was handled.
 */
type HandledAs = 'FOREIGN' | 'NOTED' | 'SETTLED';

/** Records a handled event: in the settling transaction itself, so that it is known exactly when its effect is. */
export async function rememberEvent(
  manager: EntityManager,
  event: PaymentEvent,
  outcome: HandledAs,
): Promise<void> {
  await manager.query(
    'INSERT INTO stripe_event (id, type, intent_id, outcome) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
    [event.id, event.type, event.intentId, outcome],
  );
}
