import type { Router } from 'express';
import { z } from 'zod';
import type { LoggedCall } from '../http/logged-call.js';
import type { RecentLog } from '../http/recent-log.js';
import { failRefund } from '../refund/refund.service.js';
import { objectId } from '../state/object-id.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { release } from '../webhook/delivery.service.js';
import type { Sending } from '../webhook/webhook.record.js';
import { type AddControl, controlRouter } from './control-handler.js';
import { matchesRoute } from './faults.js';
import { faultBody, type Switches, switchesOff, webhookBody } from './switches.record.js';
import { switchesOf } from './switches.js';

const anything = z.unknown();

/** The switches for tests and what they may read, one account's at a time: see README.md. */
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
    add('get /sandbox/deliveries', anything, (work, { account }) => ({
      waiting: [...work.table('deliveries').values()],
      sent: sendings.of(account),
    }));
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
  add('put /sandbox/webhooks', webhookBody, (work, { body }) => set(work, { webhooks: body }));
  add('post /sandbox/webhooks/release', anything, (work) => ({ released: release(work) }));
}

function set(work: UnitOfWork, part: Partial<Switches>): object {
  work.put('switches', { ...switchesOf(work), ...part });
  return shown(work);
}

function shown(work: UnitOfWork): object {
  const { webhooks } = switchesOf(work);
  return { webhooks, faults: [...work.table('faults').values()] };
}
