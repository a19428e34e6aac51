import express, { type Router } from 'express';

import type { PaymentGateway } from '../features/payment/payment-gateway.port.js';
import type { SettlementService } from '../features/payment/settlement.service.js';

const SUCCEEDED = 'payment_intent.succeeded';

/**
 * `POST /webhooks/stripe`. The signature is over the raw bytes, so nothing parses them before. Answers 200 only after
 * the settling transaction has committed; anything else makes the provider send the event again (bar C8, C9, F7).
 */
export function webhookRouter(gateway: PaymentGateway, settlement: SettlementService): Router {
  const router = express.Router();
  router.post(
    '/webhooks/stripe',
    express.raw({ type: () => true, limit: '1mb' }),
    async (request, response) => {
      const body: unknown = request.body;
      const event = gateway.readEvent(
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        request.get('Stripe-Signature'),
      );
      if (event.type === SUCCEEDED && event.intentId) {
        await settlement.settle(event.intentId, { actor: 'system:webhook', event });
      }
      response.json({ received: true });
    },
  );
  return router;
}
