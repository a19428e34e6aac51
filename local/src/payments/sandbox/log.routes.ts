import { Router } from 'express';
import { z } from 'zod';
import type { LoggedCall } from '../http/logged-call.js';
import type { RecentLog } from '../http/recent-log.js';
import { noSuch } from '../http/stripe-refusal.js';
import { resend } from '../webhook/delivery.service.js';
import type { Sending } from '../webhook/webhook.record.js';
import type { Controlled } from './control-handler.js';
import { matchesRoute } from './faults.js';

const sendBody = z.strictObject({ times: z.int().min(1).max(100).default(1) });

/** What the account was asked and what it sent, for tests to look at: see docs/sandbox-payments.md. */
export function logRoutes(
  controlled: Controlled,
  requests: RecentLog<LoggedCall>,
  sendings: RecentLog<Sending>,
): Router {
  const router = Router();

  router
    .route('/sandbox/requests')
    .get(
      controlled((_work, { account, query: { route } }) => {
        const wanted = typeof route === 'string' ? route : '*';
        const calls = requests.of(account.name);
        return { requests: calls.filter(({ method, path }) => matchesRoute(wanted, method, path)) };
      }),
    )
    .delete(
      controlled((_work, { account }) => {
        requests.clear(account.name);
        return { requests: [] };
      }),
    );

  router.get(
    '/sandbox/deliveries',
    controlled((work, { account }) => ({
      waiting: [...work.table('deliveries').values()],
      sent: sendings.of(account.name),
    })),
  );

  router.post(
    '/sandbox/events/:id/send',
    controlled((work, { id, body: { times } }) => {
      const event = work.table('events').get(id);
      if (event === undefined) throw noSuch('event', id, 'id');
      resend(work, event, times);
      return { event: id, times };
    }, sendBody),
  );

  return router;
}
