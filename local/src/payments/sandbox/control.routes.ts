import type { Router } from 'express';
import { z } from 'zod';
import type { LoggedCall } from '../http/logged-call.js';
import type { RecentLog } from '../http/recent-log.js';
import { noSuch } from '../http/stripe-refusal.js';
import { settleIntent } from '../payment-intent/payment-intent.service.js';
import { failRefund } from '../refund/refund.service.js';
import { objectId } from '../state/object-id.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { release, resend } from '../webhook/delivery.service.js';
import type { Sending } from '../webhook/webhook.record.js';
import { type AddControl, controlRouter } from './control-handler.js';
import { matchesRoute } from './faults.js';
import { faultBody, settlementBody, type Switches, switchesOff, webhookBody } from './switches.record.js';
import { switchesOf } from './switches.js';

const anything = z.unknown();
const releaseBody = z.strictObject({ order: z.enum(['created', 'reverse']).default('created') });
const sendBody = z.strictObject({ times: z.int().min(1).max(100).default(1) });

/** The switches for tests and what they may look at, one account's at a time: see docs/sandbox-payments.md. */
export function controlRoutes(
  store: SandboxStore,
  requests: RecentLog<LoggedCall>,
  sendings: RecentLog<Sending>,
): Router {
  return controlRouter(store, (add) => {
    addSwitches(add);
    add('get /sandbox/requests', anything, (_work, { account, query: { route } }) => {
      const wanted = typeof route === 'string' ? route : '*';
      const calls = requests.of(account).filter(({ method, path }) => matchesRoute(wanted, method, path));
      return { requests: calls };
    });
    add('delete /sandbox/requests', anything, (_work, { account }) => {
      requests.clear(account);
      return { requests: [] };
    });
    add('get /sandbox/deliveries', anything, (work, { account }) => ({
      waiting: [...work.table('deliveries').values()],
      sent: sendings.of(account),
    }));
    add('post /sandbox/events/:id/send', sendBody, (work, { id, body: { times } }) => {
      const event = work.table('events').get(id);
      if (event === undefined) throw noSuch('event', id, 'id');
      resend(work, event, times);
      return { event: id, times };
    });
    add('post /sandbox/refunds/:id/fail', anything, (work, { id }) => failRefund(work, id));
  });
}

function addSwitches(add: AddControl): void {
  add('get /sandbox/switches', anything, shown);
  add('delete /sandbox/switches', anything, (work) => {
    for (const id of [...work.table('faults').keys()]) work.remove('faults', id);
    return set(work, switchesOff);
  });
  add('post /sandbox/faults', faultBody, (work, { body }) =>
    work.put('faults', { id: objectId('fault'), ...body }),
  );
  add('delete /sandbox/faults/:id', anything, (work, { id }) => {
    if (!work.table('faults').has(id)) throw noSuch('fault', id, 'id');
    work.remove('faults', id);
    return { id, deleted: true };
  });
  add('put /sandbox/webhooks', webhookBody, (work, { body }) => set(work, { webhooks: body }));
  add('post /sandbox/webhooks/release', releaseBody, (work, { body: { order } }) => ({
    released: release(work, order),
  }));
  add('put /sandbox/settlement', settlementBody, (work, { body }) => set(work, { settlement: body }));
  add('post /sandbox/settlement/release', anything, (work) => {
    const waiting = [...work.table('settlements').keys()];
    for (const id of waiting) settleIntent(work, id);
    return { released: waiting.length };
  });
}

function set(work: UnitOfWork, part: Partial<Switches>): object {
  work.put('switches', { ...switchesOf(work), ...part });
  return shown(work);
}

function shown(work: UnitOfWork): object {
  const { webhooks, settlement } = switchesOf(work);
  return { webhooks, settlement, faults: [...work.table('faults').values()] };
}
