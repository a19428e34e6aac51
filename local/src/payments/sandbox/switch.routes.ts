import { Router } from 'express';
import { z } from 'zod';
import { noSuch } from '../http/stripe-refusal.js';
import { settleIntent } from '../payment-intent/payment-intent.service.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { release } from '../webhook/delivery.service.js';
import type { Controlled } from './control-handler.js';
import {
  faultBody,
  settlementBody,
  type Switches,
  switchesOf,
  switchesOff,
  webhookBody,
} from './switches.js';

const releaseBody = z.strictObject({ order: z.enum(['created', 'reverse']).default('created') });

/** The switches for tests, one account's at a time: see docs/sandbox-payments.md. */
export function switchRoutes(controlled: Controlled): Router {
  const router = Router();

  router
    .route('/sandbox/switches')
    .get(controlled(shown))
    .delete(
      controlled((work) => {
        for (const id of [...work.table('faults').keys()]) work.remove('faults', id);
        return set(work, switchesOff);
      }),
    );

  router.post(
    '/sandbox/faults',
    controlled((work, { body }) => work.put('faults', { id: objectId('fault'), ...body }), faultBody),
  );
  router.delete(
    '/sandbox/faults/:id',
    controlled((work, { id }) => {
      if (!work.table('faults').has(id)) throw noSuch('fault', id, 'id');
      work.remove('faults', id);
      return { id, deleted: true };
    }),
  );

  router.put(
    '/sandbox/webhooks',
    controlled((work, { body }) => set(work, { webhooks: body }), webhookBody),
  );
  router.post(
    '/sandbox/webhooks/release',
    controlled((work, { body }) => ({ released: release(work, body.order) }), releaseBody),
  );

  router.put(
    '/sandbox/settlement',
    controlled((work, { body }) => set(work, { settlement: body }), settlementBody),
  );
  router.post(
    '/sandbox/settlement/release',
    controlled((work) => {
      const waiting = [...work.table('settlements').keys()];
      for (const id of waiting) settleIntent(work, id);
      return { released: waiting.length };
    }),
  );

  return router;
}

function set(work: UnitOfWork, part: Partial<Switches>): object {
  work.put('switches', { ...switchesOf(work), ...part });
  return shown(work);
}

function shown(work: UnitOfWork): object {
  const { webhooks, settlement } = switchesOf(work);
  return { webhooks, settlement, faults: [...work.table('faults').values()] };
}
