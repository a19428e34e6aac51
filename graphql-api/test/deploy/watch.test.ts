import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'yaml';

import { countName, type OrderCounts } from '../../src/features/orders/order/order-counts.js';
import { ORDER_STATES } from '../../src/features/orders/order/order-status.js';
import { createMetrics } from '../../src/telemetry/metrics.js';
import type { ShopFigures } from '../../src/telemetry/shop-gauges.js';

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

const figures: ShopFigures = {
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
  imports: 0,
  importProgress: 0,
  connections: 1,
  maxConnections: 100,
  orders: {
    ...(Object.fromEntries(ORDER_STATES.map(({ status }) => [countName(status), 1])) as Omit<
      OrderCounts,
      'all' | 'isExact'
    >),
    all: ORDER_STATES.length,
    isExact: true,
  },
};

/** Every series that a scrape shows, as its name and the names of its labels. */
let shown: Map<string, Set<string>>;
beforeAll(async () => {
  const metrics = createMetrics();
  metrics.onEnd({ id: '', method: 'GET', path: '/', status: 200, complete: true, ms: 1, bytes: 1 });
  const [task] = metrics.measureTasks([{ name: 'one', everyMs: 1, runOnce: () => Promise.resolve(1) }]);
  await task?.runOnce(new AbortController().signal);
  const unused = () => Promise.reject(new Error('not called'));
  metrics.measureSignIns({
    verify: unused,
    exists: unused,
    remove: unused,
    revokeSessions: unused,
    revokeSessionsBefore: unused,
  });
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

/** Labels that Prometheus adds automatically. */
const ITS_OWN = ['instance', 'job'];
const METRIC = /\b(?:axle|http|nodejs|process)_\w+/g;

test.each(queries)('%s uses existing metrics and labels: %s', (_what, expression) => {
  const names = expression.match(METRIC) ?? ['up'];
  expect(names.filter((name) => name !== 'up' && !shown.has(name))).toEqual([]);
  const known = new Set([...ITS_OWN, ...names.flatMap((name) => [...(shown.get(name) ?? [])])]);
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(', '),
  );
  const matched = [...expression.matchAll(/(\w+)(?:=|!=|=~)"/g)].map(([, label = '']) => label);
  expect([...grouped, ...matched].filter((label) => !known.has(label))).toEqual([]);
});

test('the dashboard shows every metric of the shop', () => {
  const asked = panels.flatMap(({ targets = [] }) => targets).flatMap(({ expr }) => expr.match(METRIC) ?? []);
  const missing = [...shown.keys()].filter(
    (name) => name.startsWith('axle_') && !asked.includes(name) && !/_(?:sum|count)$/.test(name),
  );
  expect(missing).toEqual([]);
});

test('every alert has a severity, and docs/operations.md says what to do', () => {
  const page = read('docs/operations.md');
  expect(rules.filter(({ alert }) => !page.includes(`| \`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  }
});

interface Prometheus {
  readonly alerting: { readonly alertmanagers: readonly Targets[] };
  readonly scrape_configs: readonly Partial<Targets & { job_name: string }>[];
}
interface Targets {
  readonly static_configs: readonly { readonly targets: readonly string[] }[];
}
interface Watching {
  readonly services: Record<string, { readonly command?: readonly string[] }>;
  readonly configs: Record<string, { readonly content: string }>;
}
const watching = parse(read('deploy/watch.yml')) as Watching;

test('alerts go to Alertmanager, and each severity has a receiver', () => {
  const { alerting } = parse(read('deploy/prometheus.yml')) as Prometheus;
  expect(alerting.alertmanagers).toEqual([{ static_configs: [{ targets: ['alertmanager:9093'] }] }]);
  const { route, receivers } = parse(watching.configs.alertmanager?.content ?? '') as {
    route: { receiver: string; routes: { receiver: string; matchers: string[] }[] };
    receivers: { name: string; email_configs: { to: string }[] }[];
  };
  expect(receivers.map(({ name }) => name)).toEqual(['operators']);
  expect([route.receiver, ...route.routes.map(({ receiver }) => receiver)]).toEqual([
    'operators',
    'operators',
  ]);
  expect(receivers[0]?.email_configs[0]?.to).toMatch(/^\$\{ALERTS_TO:\?/);
});

test('the age of the backup is that of the newest dump, and 0 without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'axle-watch-'));
  const [, , loop = ''] = watching.services['backup-age']?.command ?? [];
  const script = loop.replaceAll('$$', '$').replaceAll('/backups', folder).replaceAll('/textfiles', folder);
  const figure = () => {
    execFileSync('sh', ['-c', `sleep() { exit; }; ${script}`]);
    return readFileSync(join(folder, 'backup.prom'), 'utf8');
  };
  expect(figure()).toBe('shop_backup_timestamp_seconds 0\n');
  for (const [name, at] of [
    ['axle-2026-11-27-021500.dump', 1_795_745_700],
    ['axle-2026-11-26-021500.dump', 1_795_659_300],
  ] as const) {
    writeFileSync(join(folder, name), 'dump');
    utimesSync(join(folder, name), at, at);
  }
  expect(figure()).toBe('shop_backup_timestamp_seconds 1795745700\n');
  rmSync(folder, { recursive: true });
});

test('Prometheus scrapes the metrics of every instance', () => {
  interface Compose {
    services: Record<string, { environment?: Record<string, unknown> }>;
  }
  const { services } = parse(read('deploy/watch.yml'), { merge: true }) as Compose;
  const instances = Object.keys((parse(read('docker-compose.yml'), { merge: true }) as Compose).services)
    .filter((name) => name.startsWith('shop-'))
    .map((name) => `${name}:${String(services[name]?.environment?.METRICS_PORT)}`);
  const { scrape_configs: scrapes } = parse(read('deploy/prometheus.yml')) as Prometheus;
  const shop = scrapes.find(({ job_name: name }) => name === 'axle');
  expect(shop?.static_configs?.flatMap(({ targets }) => targets)).toEqual(instances);
});
