import { Router } from 'express';
import { z } from 'zod';
import { noSuch } from '../http/stripe-refusal.js';
import { settleIntent } from '../payment-intent/payment-intent.service.js';
import type { Account } from '../state/account.js';
import { objectId } from '../state/object-id.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import { release } from '../webhook/delivery.service.js';
import { controlled, idOf, readBody } from './control-door.js';
import { faultKinds, settlementModes, type Switches, switchesOff, webhookModes } from './switches.record.js';

const ms = z.int().min(0).max(600_000);

const faultBody = z.strictObject({
  route: z.union([z.literal('*'), z.string().regex(/^(GET|POST|DELETE|\*) (\/\S+|\*)$/)]).default('*'),
  kind: z.enum(faultKinds),
  times: z.int().min(1).max(100_000).nullable().default(1),
  ms: ms.default(1_000),
  status: z.int().min(400).max(599).default(500),
});

const webhookBody = z.strictObject({
  mode: z.enum(webhookModes),
  ms: ms.default(1_000),
  times: z.int().min(1).max(100).default(1),
  events: z.array(z.string()).min(1).default(['*']),
});

const settlementBody = z.strictObject({ mode: z.enum(settlementModes), ms: ms.nullable().default(null) });
const releaseBody = z.strictObject({ order: z.enum(['created', 'reverse']).default('created') });

/** The switches for tests, one account's at a time: see docs/sandbox-payments.md. */
export function switchRoutes(store: SandboxStore): Router {
  const router = Router();

  router
    .route('/sandbox/switches')
    .get(controlled(store, ({ account }) => shown(account)))
    .delete(
      controlled(store, ({ account, change }) => {
        change((work) => {
          work.put('switches', switchesOff);
          for (const id of account.table('faults').keys()) work.remove('faults', id);
        });
        return shown(account);
      }),
    );

  router.post(
    '/sandbox/faults',
    controlled(store, (call) => {
      const fault = { id: objectId('fault'), ...readBody(faultBody, call) };
      return call.change((work) => work.put('faults', fault));
    }),
  );
  router.delete(
    '/sandbox/faults/:id',
    controlled(store, (call) => {
      const id = idOf(call);
      if (!call.account.table('faults').has(id)) throw noSuch('fault', id, 'id');
      call.change((work) => {
        work.remove('faults', id);
      });
      return { id, deleted: true };
    }),
  );

  router.put(
    '/sandbox/webhooks',
    controlled(store, (call) => set(call, { webhooks: readBody(webhookBody, call) })),
  );
  router.post(
    '/sandbox/webhooks/release',
    controlled(store, (call) => {
      const { order } = readBody(releaseBody, call);
      return { released: call.change((work) => release(work, order)) };
    }),
  );

  router.put(
    '/sandbox/settlement',
    controlled(store, (call) => set(call, { settlement: readBody(settlementBody, call) })),
  );
  router.post(
    '/sandbox/settlement/release',
    controlled(store, ({ account, change }) => {
      const waiting = [...account.table('settlements').keys()];
      change((work) => {
        for (const id of waiting) settleIntent(work, id);
      });
      return { released: waiting.length };
    }),
  );

  return router;
}

function set(
  { account, change }: Parameters<Parameters<typeof controlled>[1]>[0],
  part: Partial<Switches>,
): object {
  change((work) =>
    work.put('switches', { ...(work.table('switches').get('switches') ?? switchesOff), ...part }),
  );
  return shown(account);
}

function shown(account: Account): object {
  const { webhooks, settlement } = account.table('switches').get('switches') ?? switchesOff;
  return { webhooks, settlement, faults: [...account.table('faults').values()] };
}
