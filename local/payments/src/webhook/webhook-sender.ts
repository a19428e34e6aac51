import { createHmac } from 'node:crypto';
import { shownEvent } from '../event/event.service.js';
import type { RecentLog } from '../http/recent-log.js';
import type { Account } from '../state/account.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { TimedJob } from '../state/scheduler.js';
import { postpone } from './delivery.service.js';
import type { Delivery, Sending, StoredWebhookEndpoint } from './webhook.record.js';

/** Sendings of one account under way at the same time. */
const maxAtOnce = 32;
const timeoutMs = 10_000;

/** Sends events to endpoints in the background, each delivery at its time, again until the endpoint accepts it. */
export class WebhookSender implements TimedJob {
  private readonly underWay = new Map<Account, Set<string>>();
  private readonly stopped = new AbortController();

  constructor(
    private readonly store: SandboxStore,
    private readonly log: RecentLog<Sending>,
  ) {}

  /** When the account's next delivery is due in ms since 1970; undefined: none waits for a time. */
  nextDue(account: Account): number | undefined {
    if (this.sending(account).size >= maxAtOnce) return undefined;
    const times = this.waiting(account).flatMap(({ dueAt }) => dueAt ?? []);
    return times.length === 0 ? undefined : times.reduce((first, time) => Math.min(first, time));
  }

  /** Sends everything of the account that is due. Doesn't wait for the answers. */
  run(account: Account): void {
    const now = this.store.now();
    const due = this.waiting(account).filter(({ dueAt }) => dueAt !== null && dueAt <= now);
    const room = maxAtOnce - this.sending(account).size;
    for (const delivery of due.slice(0, room)) void this.send(account, delivery);
  }

  stop(): void {
    this.stopped.abort();
  }

  private waiting(account: Account): Delivery[] {
    const deliveries = account.table('deliveries');
    const isBehind = (id: string | null) => id !== null && deliveries.get(id)?.attempts === 0;
    const sending = this.sending(account);
    return [...deliveries.values()].filter(({ id, after }) => !sending.has(id) && !isBehind(after));
  }

  private sending(account: Account): Set<string> {
    const ids = this.underWay.get(account) ?? new Set();
    this.underWay.set(account, ids);
    return ids;
  }

  private async send(account: Account, delivery: Delivery): Promise<void> {
    const event = account.table('events').get(delivery.event);
    const endpoint = account.table('webhook_endpoints').get(delivery.endpoint);
    if (event === undefined || endpoint === undefined) {
      this.store.change(account, (work) => work.remove('deliveries', delivery.id));
      return;
    }
    this.sending(account).add(delivery.id);
    const now = this.store.now();
    const status = await this.post(endpoint, JSON.stringify(shownEvent(account, event), null, 2), now);
    this.sending(account).delete(delivery.id);
    if (this.stopped.signal.aborted) return;

    const { id, type } = event;
    const [at, attempt] = [new Date(now).toISOString(), delivery.attempts + 1];
    this.log.add(account.name, { at, event: id, type, endpoint: endpoint.id, attempt, status });
    this.store.change(account, (work) => {
      // It may have been removed with its endpoint in the meantime, or put behind another.
      const current = work.table('deliveries').get(delivery.id);
      const isTaken = status !== null && status >= 200 && status < 300;
      if (isTaken || current === undefined) work.remove('deliveries', delivery.id);
      else postpone(work, current);
    });
  }

  /** Resolves with the status of the endpoint's answer, or null when there was none within 10 s. */
  private async post(endpoint: StoredWebhookEndpoint, body: string, now: number): Promise<number | null> {
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          // Not kept open, so that a shop that shuts down doesn't wait for us.
          Connection: 'close',
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': signatureHeader(body, endpoint.secret, now),
        },
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}

/**
 * The `Stripe-Signature` header for a raw body: `t` in seconds and `v1`, the HMAC-SHA256 of `t.body` with the
 * endpoint's secret (https://docs.stripe.com/webhooks#verify-manually).
 */
function signatureHeader(body: string, secret: string, now: number): string {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
