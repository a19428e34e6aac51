import { shownEvent } from '../event/event.service.js';
import type { Account } from '../state/account.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { postpone } from './delivery.service.js';
import type { DeliveryLog } from './delivery-log.js';
import { signatureHeader } from './signature.js';
import type { Delivery } from './webhook.record.js';
import { postWebhook } from './webhook-sender.js';

/** Sendings of one account under way at the same time. */
const mostAtOnce = 32;

/** Carries events to endpoints in the background, each delivery at its time, again until the endpoint takes it. */
export class Courier {
  private readonly onTheWay = new Map<Account, Set<string>>();
  private readonly stopped = new AbortController();

  constructor(
    private readonly store: SandboxStore,
    private readonly log: DeliveryLog,
  ) {}

  /** When the account's next delivery is due in ms since 1970; undefined: none waits for a time. */
  nextDue(account: Account): number | undefined {
    if (this.underWay(account).size >= mostAtOnce) return undefined;
    let next: number | undefined;
    for (const delivery of this.waiting(account)) {
      if (delivery.dueAt !== null && delivery.dueAt < (next ?? Infinity)) next = delivery.dueAt;
    }
    return next;
  }

  /** Sends everything of the account that is due. Doesn't wait for the answers. */
  run(account: Account): void {
    const now = this.store.now();
    const due = this.waiting(account).filter(({ dueAt }) => dueAt !== null && dueAt <= now);
    const room = mostAtOnce - this.underWay(account).size;
    for (const delivery of due.slice(0, room)) void this.send(account, delivery);
  }

  stop(): void {
    this.stopped.abort();
  }

  private waiting(account: Account): Delivery[] {
    const deliveries = account.table('deliveries');
    const isBehind = (id: string | null) => id !== null && deliveries.get(id)?.attempts === 0;
    const underWay = this.underWay(account);
    return [...deliveries.values()].filter(({ id, after }) => !underWay.has(id) && !isBehind(after));
  }

  private underWay(account: Account): Set<string> {
    const ids = this.onTheWay.get(account) ?? new Set();
    this.onTheWay.set(account, ids);
    return ids;
  }

  private async send(account: Account, delivery: Delivery): Promise<void> {
    const event = account.table('events').get(delivery.event);
    const endpoint = account.table('webhook_endpoints').get(delivery.endpoint);
    if (event === undefined || endpoint === undefined) {
      this.change(account, (work) => {
        work.remove('deliveries', delivery.id);
      });
      return;
    }
    this.underWay(account).add(delivery.id);
    const now = this.store.now();
    const body = JSON.stringify(shownEvent(account, event), null, 2);
    const signature = signatureHeader(body, endpoint.secret, now);
    const status = await postWebhook(endpoint.url, body, signature, this.stopped.signal);
    this.underWay(account).delete(delivery.id);
    if (this.stopped.signal.aborted) return;

    const { id: eventId, type } = event;
    const attempt = delivery.attempts + 1;
    this.log.add(account.name, {
      at: new Date(now).toISOString(),
      event: eventId,
      type,
      endpoint: endpoint.id,
      attempt,
      status,
    });
    this.change(account, (work) => {
      // It may have been taken out with its endpoint meanwhile, or put behind another.
      const current = work.table('deliveries').get(delivery.id);
      const isTaken = status !== null && status >= 200 && status < 300;
      if (isTaken || current === undefined) work.remove('deliveries', delivery.id);
      else postpone(work, current);
    });
  }

  private change(account: Account, change: (work: UnitOfWork) => void): void {
    this.store.change(account, null, change);
  }
}
