import { Router } from 'express';
import { z } from 'zod';
import type { RequestLog } from '../http/request-log.js';
import { noSuch } from '../http/stripe-refusal.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import { resend } from '../webhook/delivery.service.js';
import type { DeliveryLog } from '../webhook/delivery-log.js';
import { controlled, idOf, readBody } from './control-door.js';
import { matchesRoute } from './faults.js';

const sendBody = z.strictObject({ times: z.int().min(1).max(100).default(1) });

/** What the account was asked and what it sent, for tests to look at: see docs/sandbox-payments.md. */
export function observationRoutes(store: SandboxStore, requests: RequestLog, sendings: DeliveryLog): Router {
  const router = Router();

  router
    .route('/sandbox/requests')
    .get(
      controlled(store, ({ account, req }) => {
        const { route = '*' } = req.query;
        const wanted = typeof route === 'string' ? route : '*';
        return {
          requests: requests
            .of(account.name)
            .filter(({ method, path }) => matchesRoute(wanted, method, path)),
        };
      }),
    )
    .delete(
      controlled(store, ({ account }) => {
        requests.clear(account.name);
        return { requests: [] };
      }),
    );

  router.get(
    '/sandbox/deliveries',
    controlled(store, ({ account }) => ({
      waiting: [...account.table('deliveries').values()],
      sent: sendings.of(account.name),
    })),
  );

  router.post(
    '/sandbox/events/:id/send',
    controlled(store, (call) => {
      const { times } = readBody(sendBody, call);
      const id = idOf(call);
      const event = call.account.table('events').get(id);
      if (event === undefined) throw noSuch('event', id, 'id');
      call.change((work) => {
        resend(work, event, times);
      });
      return { event: id, times };
    }),
  );

  return router;
}
