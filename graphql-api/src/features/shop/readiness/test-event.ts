import { randomUUID } from 'node:crypto';

/**
 * The type of an event with no effect: the shop returns how it arrived (`http/webhook.ts`). Stripe has no such type.
 */
export const TEST_EVENT = 'axle.ready';

export function testEvent(): string {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  return JSON.stringify({ id, object: 'event', type: TEST_EVENT, data: { object: { object: 'test' } } });
}
