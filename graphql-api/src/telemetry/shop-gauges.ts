import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';

import type { MailFigures } from '../features/customers/mail/mail-figures.service.js';
import type { ConnectionFigures } from '../db/connection-figures.js';
import type { CheckoutFigures } from '../features/payments/payment/checkout-figures.service.js';
import type { ImportFigures } from '../features/data/import/import-figures.js';
import { countName, countOf } from '../features/orders/order/order-counts.js';
import { ORDER_STATES } from '../features/orders/order/order-status.js';
import type { AnswerCache } from '../cache/answer-cache.js';
import { CachedReading } from './cached-reading.js';

/** Figures that come from the database. */
export type ShopFigures = CheckoutFigures & ConnectionFigures & ImportFigures & MailFigures;

/** What of a running shop is read for each request for its metrics. */
export interface Watched {
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly cache?: Pick<AnswerCache, 'bytes' | 'entries' | 'hits' | 'misses' | 'trusted'>;
  readonly replicas: () => readonly { readonly name: string; readonly state: string }[];
  readonly figures: () => Promise<ShopFigures>;
}

type Labels = Record<string, string>;
type Readings = readonly (readonly [value: number, labels?: Labels])[];

/** Shows a watched shop in the registry. Asking the database is rare, bounded and never makes a scrape fail. */
export function showShop(registry: Registry, { pool, cache, replicas, figures }: Watched): void {
  const registers = [registry];
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Readings | Promise<Readings>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        // A gauge without labels is reset to 0, which is a figure; what is not known has none.
        if (labelNames.length === 0) this.remove();
        for (const [value, labels = {}] of await read()) this.set(labels, value);
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  gauge('axle_database_connections', 'Connections of the pool of this instance.', ['state'], () => [
    [pool.totalCount - pool.idleCount, { state: 'busy' }],
    [pool.idleCount, { state: 'idle' }],
  ]);
  gauge('axle_database_waiting', 'Who waits for a connection of the pool.', [], () => [[pool.waitingCount]]);
  gauge(
    'axle_replica_serving',
    'Whether a replica answers reads; its state says why not.',
    ['replica', 'state'],
    () => replicas().map(({ name, state }) => [state === 'serving' ? 1 : 0, { replica: name, state }]),
  );

  if (cache) {
    counter('axle_cache_hits_total', 'Requests answered from memory.', () => cache.hits);
    counter('axle_cache_misses_total', 'Answers that had to be made.', () => cache.misses);
    gauge('axle_cache_bytes', 'Memory of all cached answers.', [], () => [[cache.bytes]]);
    gauge('axle_cache_entries', 'How many answers are cached.', [], () => [[cache.entries]]);
    gauge(
      'axle_cache_trusted',
      '1 while this instance hears what changes; 0: nothing is answered from the cache.',
      [],
      () => [[cache.trusted ? 1 : 0]],
    );
  }

  const reading = new CachedReading(figures);
  const ofAll = (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: (figures: ShopFigures) => Readings,
  ) =>
    gauge(name, `${help} The same from every instance.`, labelNames, async () => {
      const last = await reading.get();
      return last ? read(last.value) : [];
    });
  ofAll(
    'axle_payment_attempts',
    'Unfinished payments.',
    ['state'],
    ({ claimed, open, canceling, refundDue }) => [
      [claimed, { state: 'claimed' }],
      [open, { state: 'open' }],
      [canceling, { state: 'canceling' }],
      [refundDue, { state: 'refund_due' }],
    ],
  );
  ofAll('axle_refund_due_seconds', 'How long the refund that waits longest has been due.', [], (all) => [
    [all.refundDueSeconds],
  ]);
  ofAll('axle_payment_problems', 'Payment cases that wait for an admin.', [], (all) => [[all.problems]]);
  ofAll('axle_mails_waiting', 'Mails that are due.', [], (all) => [[all.mailsWaiting]]);
  ofAll('axle_mail_oldest_seconds', 'How long the mail that waits longest has waited.', [], (all) => [
    [all.oldestMailSeconds],
  ]);
  ofAll('axle_imports_running', 'Imports being checked, applied or undone, or waiting for it.', [], (all) => [
    [all.imports],
  ]);
  ofAll('axle_import_progress', 'Changes whenever one of these imports advances.', [], (all) => [
    [all.importProgress],
  ]);
  ofAll(
    'axle_database_server_connections',
    'Connections to the database server, of every client.',
    [],
    (all) => [[all.connections]],
  );
  ofAll('axle_database_server_max_connections', 'Connections that the database server allows.', [], (all) => [
    [all.maxConnections],
  ]);
  ofAll('axle_holds', 'Unpaid orders that keep their units.', [], (all) => [[all.holds]]);
  ofAll('axle_held_units', 'Units that they keep.', [], (all) => [[all.heldUnits]]);
  ofAll('axle_orders', 'Orders.', ['state'], ({ orders }) =>
    ORDER_STATES.map(({ status }) => [countOf(orders, status), { state: countName(status) }]),
  );
  ofAll('axle_task_backlog', 'Items that are due for a task.', ['task'], (all) => [
    [all.toReconcile, { task: 'reconciler' }],
    [all.holdsExpired, { task: 'hold-expiry' }],
  ]);
  gauge(
    'axle_figures_age_seconds',
    'Age of the figures of the database; absent before the first.',
    [],
    async () => {
      const last = await reading.get();
      return last ? [[last.ageMs / 1000]] : [];
    },
  );
  counter(
    'axle_figures_failures_total',
    'How often the database could not be asked for them.',
    () => reading.failures,
  );
}
