import type { EntityManager } from 'typeorm';

import type { PaymentEvent } from '../payment/payment-gateway.port.js';

/** Remembers a handled event: in the settling transaction itself, so that it is known exactly when its effect is (bar F6). */
export async function rememberEvent(
  manager: EntityManager,
  event: PaymentEvent,
  { intentId, outcome }: { intentId: string; outcome: 'FOREIGN' | 'SETTLED' },
): Promise<void> {
  await manager.query(
    'INSERT INTO stripe_event (id, type, intent_id, outcome) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
    [event.id, event.type, intentId, outcome],
  );
}
