import cors from 'cors';
import express, { type Express, Router } from 'express';
import { styleRoutes } from './pages/style.routes.js';
import type { Surroundings } from './pages/sandbox-page.js';
import { balanceRoutes } from './balance/balance.routes.js';
import { chargeRoutes } from './charge/charge.routes.js';
import { disputeRoutes } from './dispute/dispute.routes.js';
import { eventRoutes } from './event/event.routes.js';
import { ApiHandler } from './http/api-handler.js';
import { answerError, unknownRoute } from './http/error-handler.js';
import type { LoggedCall } from './http/logged-call.js';
import { RecentLog } from './http/recent-log.js';
import { invalidRequest } from './http/stripe-refusal.js';
import { paymentIntentRoutes } from './payment-intent/payment-intent.routes.js';
import { paymentMethodRoutes } from './payment-method/payment-method.routes.js';
import { refundRoutes } from './refund/refund.routes.js';
import { controlRoutes } from './sandbox/control.routes.js';
import { testCardsRoutes } from './sandbox/test-cards.routes.js';
import { SandboxStore } from './state/sandbox.store.js';
import { Scheduler } from './state/scheduler.js';
import { stripeJsRoutes } from './stripe-js.routes.js';
import type { Sending } from './webhook/webhook.record.js';
import { webhookEndpointRoutes } from './webhook/webhook-endpoint.routes.js';
import { WebhookSender } from './webhook/webhook-sender.js';

export interface PaymentsOptions {
  /** File of the state; folders are made. One running sandbox per file. */
  stateFile: string;
  /** ms since 1970. */
  now?: () => number;
  /** The pages that the page of test cards links to; nowhere when the sandbox runs alone. */
  around?: Pick<Surroundings, 'shopUrl' | 'inboxUrl'>;
}

/** The payments sandbox, to be mounted or listened to. */
export interface PaymentsApp {
  /** Responds to `/v1/…`, `/v3` and `/sandbox/…`; any other path continues to whatever is mounted after it. */
  app: Express;
  /** Stops sending webhooks and closes the state file. The HTTP server is its owner's to close, before this. */
  close: () => Promise<void>;
}

const bodyLimit = '256kb';

/**
 * Builds the local service for Stripe: its API, its webhooks, its Stripe.js and the switches for tests (ADR 003). Throws
 * `JournalDamaged` when the state file was changed by something else.
 */
export function createPaymentsApp({ stateFile, now = Date.now, around = {} }: PaymentsOptions): PaymentsApp {
  const store = new SandboxStore(stateFile, now);
  const requests = new RecentLog<LoggedCall>(5_000);
  const sendings = new RecentLog<Sending>(2_000);
  const sender = new WebhookSender(store, sendings);
  const scheduler = new Scheduler(store, sender);

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'extended');
  app.use(stripeJsRoutes(), styleRoutes(), testCardsRoutes(around));
  app.use(apiRoutes(new ApiHandler(store, requests)));
  app.use('/sandbox', express.json({ limit: bodyLimit }));
  app.use(controlRoutes(store, requests, sendings));
  app.use('/v1', unknownRoute);
  app.use(['/v1', '/v3', '/sandbox'], answerError);

  const close = async () => {
    sender.stop();
    scheduler.stop();
    await store.close();
  };
  return { app, close };
}

function apiRoutes(handler: ApiHandler): Router {
  const router = Router();
  const routes = [
    ...balanceRoutes,
    ...paymentIntentRoutes,
    ...paymentMethodRoutes,
    ...chargeRoutes,
    ...refundRoutes,
    ...disputeRoutes,
    ...eventRoutes,
    ...webhookEndpointRoutes,
  ];
  // Any page may call, without credentials, as Stripe's API lets it.
  const anyOrigin = cors({ exposedHeaders: ['Request-Id', 'Idempotent-Replayed', 'Original-Request'] });
  const form = express.urlencoded({ extended: true, limit: bodyLimit });
  router.use(['/v1', '/sandbox/payment_intents'], anyOrigin, formOnly, form);
  for (const route of routes) router[route.method](route.path, handler.handle(route));
  return router;
}

/** Stripe's v1 API reads forms, not JSON. */
const formOnly: express.RequestHandler = (req, _res, next) => {
  const isOther = req.is('application/x-www-form-urlencoded') === false && req.get('content-length') !== '0';
  if (req.method !== 'POST' || !isOther) {
    next();
    return;
  }
  throw invalidRequest(
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  );
};
