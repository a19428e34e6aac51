import type { IncomingMessage } from 'node:http';

import express, { type Router } from 'express';
import type { Logger } from 'pino';

import type { PaymentEvents } from '../features/payments/settling/payment-event.service.js';
import type { Arrival } from '../features/shop/readiness/own-address.port.js';
import { TEST_EVENT } from '../features/shop/readiness/test-event.js';
import type { ClientAddress } from '../shared/client-address.js';
import { OutdatedSignature } from '../features/payments/payment/payment.errors.js';
import type { PaymentEvent, PaymentGateway } from '../features/payments/payment/payment-gateway.port.js';

export interface WebhookParts {
  readonly gateway: PaymentGateway;
  readonly events: Pick<PaymentEvents, 'handle'>;
  readonly addressOf: (request: IncomingMessage) => ClientAddress;
  readonly log: Logger;
}

/**
 * `POST /webhooks/stripe`. The signature is over the raw bytes, so nothing parses them before. Sends 200 only after
 * the settling transaction has committed, or once it is certain that the payment is not ours; anything else makes the
 * provider send the event again. A test event of the readiness checks is answered with how it arrived: only who holds the
 * secret can ask.
 */
export function webhookRouter({ gateway, events, addressOf, log }: WebhookParts): Router {
  const router = express.Router();
  let outdated = false;
  const read = (body: Buffer, signature: string | undefined): PaymentEvent => {
    try {
      const event = gateway.readEvent(body, signature);
      outdated = false;
      return event;
    } catch (error) {
      // Logged once until a webhook is accepted again: with a wrong clock every one is refused, and payments wait for the reconciler.
      if (error instanceof OutdatedSignature && !outdated) {
        outdated = true;
        log.error('webhook refused as too old: check the clock of this machine');
      }
      throw error;
    }
  };
  router.post(
    '/webhooks/stripe',
    express.raw({ type: () => true, limit: '1mb' }),
    async (request, response) => {
      const body: unknown = request.body;
      const event = read(Buffer.isBuffer(body) ? body : Buffer.alloc(0), request.get('Stripe-Signature'));
      if (event.type === TEST_EVENT) {
        response.json({ received: true, arrival: arrivalOf(request, addressOf) });
        return;
      }
      const outcome = await events.handle(event);
      if (outcome === 'FOREIGN') {
        log.warn(
          { event: event.id, intent: event.intentId },
          'webhook ignored: payment not created by this shop',
        );
      }
      response.json({ received: true });
    },
  );
  return router;
}

function arrivalOf(request: IncomingMessage, addressOf: WebhookParts['addressOf']): Arrival {
  const forwarded = request.headers['x-forwarded-for']?.toString() ?? '';
  return {
    caller: addressOf(request).network,
    forwarded: forwarded
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  };
}
