import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import type { CheckoutFigures } from '../../src/features/checkout/payment/checkout-figures.service.js';
import type { MailFigures } from '../../src/features/mail/mail-figures.service.js';
import { createMetrics } from '../../src/telemetry/metrics.js';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: Panel[] };
const queries: [what: string, expression: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

const figures: CheckoutFigures & MailFigures = {
  claimed: 0,
  open: 1,
  canceling: 0,
  refundDue: 0,
  refundDueSeconds: 0,
  problems: 0,
  toReconcile: 0,
  holds: 1,
  heldUnits: 1,
  holdsExpired: 0,
  mailsWaiting: 0,
  oldestMailSeconds: 0,
  orders: {
    all: 1,
    unpaid: 1,
    pending: 0,
    shipped: 0,
    refunded: 0,
    cancelled: 0,
    returned: 0,
    isExact: true,
  },
};

/** Every series that a scrape shows, as its name and the names of its labels. */
let shown: Map<string, Set<string>>;
beforeAll(async () => {
  const metrics = createMetrics();
  metrics.onEnd({ id: '', method: 'GET', path: '/', status: 200, complete: true, ms: 1, bytes: 1 });
  const [job] = metrics.measureJobs([{ name: 'one', everyMs: 1, runOnce: () => Promise.resolve(1) }]);
  await job?.runOnce(new AbortController().signal);
  metrics.show({
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
    cache: { bytes: 1, entries: 1, hits: 1, misses: 1, trusted: true },
    replicas: () => [{ name: 'replica:5432', state: 'serving' }],
    figures: () => Promise.resolve(figures),
  });
  const server = await metrics.serve(0, '127.0.0.1');
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  await server.close();
  const lines = text.matchAll(/^(?<name>[a-z]\w*)(?:\{(?<labels>.*)\})? /gm);
  shown = new Map(
    [...lines].map(({ groups: line }) => [
      line?.name ?? '',
      new Set([...(line?.labels ?? '').matchAll(/(\w+)="/g)].map(([, label]) => label ?? '')),
    ]),
  );
});

/** What Prometheus adds by itself. */
const ITS_OWN = ['instance', 'job'];
const METRIC = /\b(?:axle|http|nodejs|process)_\w+/g;

test.each(queries)('%s asks for what there is: %s', (_what, expression) => {
  const names = expression.match(METRIC) ?? ['up'];
  expect(names.filter((name) => name !== 'up' && !shown.has(name))).toEqual([]);
  const known = new Set([...ITS_OWN, ...names.flatMap((name) => [...(shown.get(name) ?? [])])]);
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(', '),
  );
  const matched = [...expression.matchAll(/(\w+)(?:=|!=|=~)"/g)].map(([, label = '']) => label);
  expect([...grouped, ...matched].filter((label) => !known.has(label))).toEqual([]);
});

test('there is no figure of ours that the dashboard leaves out', () => {
  const asked = panels.flatMap(({ targets = [] }) => targets).flatMap(({ expr }) => expr.match(METRIC) ?? []);
  const missing = [...shown.keys()].filter(
    (name) => name.startsWith('axle_') && !asked.includes(name) && !/_(?:sum|count)$/.test(name),
  );
  expect(missing).toEqual([]);
});

test('every alert says how bad it is, and the page about operations what to do', () => {
  const page = read('docs/operations.md');
  expect(rules.filter(({ alert }) => !page.includes(`| \`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  }
});

test('Prometheus asks every instance where it shows its metrics', () => {
  interface Compose {
    services: Record<string, { environment?: Record<string, unknown> }>;
  }
  const { services } = parse(read('deploy/watch.yml'), { merge: true }) as Compose;
  const instances = Object.keys((parse(read('docker-compose.yml'), { merge: true }) as Compose).services)
    .filter((name) => name.startsWith('shop-'))
    .map((name) => `${name}:${String(services[name]?.environment?.METRICS_PORT)}`);
  const { scrape_configs: scrapes } = parse(read('deploy/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  expect(scrapes.flatMap(({ static_configs: configs }) => configs.flatMap(({ targets }) => targets))).toEqual(
    instances,
  );
});
