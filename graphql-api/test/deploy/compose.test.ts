import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'yaml';

import { envNames, readEnv } from '../../src/config/env.js';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  readonly image: string;
  readonly command?: string[];
  readonly environment: Record<string, string>;
  readonly depends_on?: Record<string, { condition: string }>;
  readonly healthcheck: { test?: string[]; disable?: boolean };
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly restart: string;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, null>;
};
const { services } = compose;
const example = Object.fromEntries(
  [...read('deploy/shop.env.example').matchAll(/^(?<name>[A-Z_]+)=(?<value>.*)$/gm)].map(({ groups }) => [
    groups?.name ?? '',
    groups?.value ?? '',
  ]),
);
/** Read by Firebase's SDK, not by us. */
const OF_THE_SDK = ['GOOGLE_APPLICATION_CREDENTIALS'];

test('the services are a database and its backup, migrations, two equal instances and a balancer; only the balancer is reachable', () => {
  expect(Object.keys(services).sort()).toEqual([
    'backup',
    'balancer',
    'migrate',
    'postgres',
    'shop-1',
    'shop-2',
  ]);
  expect(services['shop-1']).toEqual(services['shop-2']);
  expect(services.postgres?.image).toBe('postgres:18');
  // An older pg_dump refuses a newer server.
  expect(services.backup?.image).toBe(services.postgres?.image);
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['balancer']);
});

test('every long-running service has a health check and starts once its dependencies are healthy', () => {
  const unchecked = Object.keys(services).filter((name) => !services[name]?.healthcheck.test);
  expect(unchecked).toEqual(['migrate']);

  const needs = Object.fromEntries(
    Object.entries(services).map(([name, { depends_on = {} }]) => [
      name,
      Object.fromEntries(Object.entries(depends_on).map(([other, { condition }]) => [other, condition])),
    ]),
  );
  const shop = { postgres: 'service_healthy', migrate: 'service_completed_successfully' };
  expect(needs).toEqual({
    postgres: {},
    backup: { postgres: 'service_healthy' },
    migrate: { postgres: 'service_healthy' },
    'shop-1': shop,
    'shop-2': shop,
    balancer: { 'shop-1': 'service_healthy', 'shop-2': 'service_healthy' },
  });
});

test('the shop reads every variable it is given, and with the example none is missing', () => {
  const given = { ...services['shop-1']?.environment, ...example };
  const names = Object.keys(given).filter((name) => !OF_THE_SDK.includes(name));
  expect(names.filter((name) => !envNames.includes(name))).toEqual([]);
  expect(names.sort()).toEqual(
    [
      'ACCESS_TOKEN_KEYS',
      'DATABASE_URL',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'FIREBASE_PROJECT_ID',
      'PUBLIC_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TRUSTED_PROXIES',
    ].sort(),
  );
});

describe('a dump a day', () => {
  const [, , loop = ''] = services.backup?.command ?? [];
  const healthy = services.backup?.healthcheck.test?.at(-1) ?? '';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'axle-backups-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const asHere = (script: string) => script.replaceAll('$$', '$').replaceAll('/backups', folder);
  /** One turn of the loop, with a pg_dump that does this. Returns after how many seconds the next one comes. */
  const turn = (pgDump: string) =>
    spawnSync('sh', ['-c', `pg_dump() { ${pgDump}; }; sleep() { echo "$1"; exit; }; ${asHere(loop)}`], {
      env: { ...process.env, TZ: 'UTC' },
      encoding: 'utf8',
    }).stdout.trim();
  const isHealthy = () => spawnSync('sh', ['-c', asHere(healthy)]).status === 0;
  const aDump = (name: string, daysAgo: number) => {
    writeFileSync(join(folder, name), 'old');
    const then = new Date(Date.now() - daysAgo * 86_400_000);
    utimesSync(join(folder, name), then, then);
  };
  const dumps = () => readdirSync(folder).filter((name) => /^axle-\d{4}(-\d\d){2}-\d{6}\.dump$/.test(name));

  test('is named by its time, and dumps older than two weeks are removed', () => {
    aDump('axle-of-yesterday.dump', 1);
    aDump('axle-of-long-ago.dump', 16);
    expect(isHealthy()).toBe(true);
    expect(turn('[ "$1 $2" = "--format=custom --file=unfinished" ] && echo whole > unfinished')).toBe(
      '86400',
    );
    const [taken = ''] = dumps();
    expect(readdirSync(folder).sort()).toEqual([taken, 'axle-of-yesterday.dump'].sort());
    expect(readFileSync(join(folder, taken), 'utf8')).toBe('whole\n');
    expect(isHealthy()).toBe(true);
  });

  test('never overwrites another dump of the same day', () => {
    const at = (seconds: string) =>
      `date() { echo "$1" | sed 's/+%F/2026-11-26/; s/%H%M%S/0914${seconds}/'; }; echo ${seconds} > unfinished`;
    turn(at('05'));
    turn(at('06'));
    expect(dumps().map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['05\n', '06\n']);
  });

  test('that fails replaces and removes none, is retried in ten minutes, and makes the service unhealthy', () => {
    aDump('axle-of-long-ago.dump', 16);
    expect(turn('echo half > unfinished; return 1')).toBe('600');
    expect(readdirSync(folder).sort()).toEqual(['axle-of-long-ago.dump', 'unfinished']);
    expect(isHealthy()).toBe(false);
  });
});

describe('C52: photos lost on redeploy', () =>
  test('they outlive the image: both instances share a volume that the shop can write to', () => {
    const dockerfile = read('Dockerfile');
    const [, folder = ''] = /^ENV .*\bPICTURES_DIR=(\S+)/m.exec(dockerfile) ?? [];
    for (const instance of ['shop-1', 'shop-2'])
      expect([instance, services[instance]?.volumes]).toEqual([instance, [`pictures:${folder}`]]);
    expect(Object.keys(compose.volumes)).toContain('pictures');
    expect(dockerfile).toContain(`RUN mkdir ${folder} && chown node:node ${folder}`);
  }));

test('no secret is committed: values come from outside, and secret files are ignored by git', () => {
  expect(Object.values(example).join('')).toBe('');
  const passwords = [...read('docker-compose.yml').matchAll(/^.*PASSWORD.*$/gm)].map(([line]) => line);
  for (const line of passwords) expect(line).toMatch(/\$\{POSTGRES_PASSWORD:\?/);

  const secretFiles = ['.env', 'deploy/shop.env', ...Object.values(compose.secrets).map(({ file }) => file)];
  const ignored = read('.gitignore').split('\n');
  expect(secretFiles.filter((file) => !ignored.includes(file))).toEqual([]);
});

test('the balancer lists both instances, checks their health, and is the only trusted proxy', () => {
  const caddyfile = read('deploy/Caddyfile');
  const instances = Object.keys(services).filter((name) => name.startsWith('shop-'));
  expect(/reverse_proxy (?<upstreams>.+) \{/.exec(caddyfile)?.groups?.upstreams).toBe(
    instances.map((name) => `${name}:4000`).join(' '),
  );
  expect(caddyfile).toContain('health_uri /readyz');
  expect(services['shop-1']?.environment.TRUSTED_PROXIES).toBe(1);
});

test('the image runs as an unprivileged user, builds from existing files, and has no variable for a secret', () => {
  const dockerfile = read('Dockerfile');
  const [, last = ''] = /[^]*(^FROM [^]*)$/m.exec(dockerfile) ?? [];
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?<paths>.+) \S+$/gm)].flatMap(
    ({ groups }) => groups?.paths?.split(' ') ?? [],
  );
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect([...dockerfile.matchAll(/^(?:ARG|ENV) .*$/gm)].map(([line]) => line)).toEqual([
    'ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 PICTURES_DIR=/pictures',
  ]);
});

test('npm start, the benchmark and the docs use the heap size of the image', () => {
  const heapOf = (file: string) => [
    ...new Set([...read(file).matchAll(/--max-old-space-size=\d+/g)].map(([flag]) => flag)),
  ];
  const ofTheImage = heapOf('Dockerfile');
  expect(ofTheImage).toHaveLength(1);
  for (const file of [
    'local/src/supervisor/shop-services.ts',
    'bench/src/programs/shop.ts',
    'docs/deployment.md',
    'docs/reliability.md',
  ])
    expect([file, heapOf(file)]).toEqual([file, ofTheImage]);
});

test('docs/deployment.md lists every variable of the shop and no other', () => {
  const rows = [...read('docs/deployment.md').matchAll(/^\| `(?<name>[A-Z_]+)`/gm)];
  const listed = rows.map(({ groups }) => groups?.name ?? '').filter((name) => !OF_THE_SDK.includes(name));
  expect(listed.sort()).toEqual([...envNames].sort());
});

test('docs/deployment.md states the default of every variable', () => {
  const needed = {
    PUBLIC_URL: 'http://localhost:4000',
    DATABASE_URL: 'postgres://localhost/axle',
    ACCESS_TOKEN_KEYS: `a:${Buffer.alloc(32).toString('base64url')}`,
    FIREBASE_PROJECT_ID: 'demo-axle',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const defaults: Record<string, unknown> = readEnv(needed);
  const rows = [...read('docs/deployment.md').matchAll(/^\| `(?<name>[A-Z_]+)` +\| (?<said>.+?) +\| /gm)];
  const wrong = rows
    .map(({ groups }) => ({ name: groups?.name ?? '', documented: (groups?.said ?? '').replaceAll('`', '') }))
    // Next to the program, which knows where that is (`bin/main.ts`).
    .filter(({ name }) => name !== 'WEB_DIST')
    .filter(({ name, documented }) => {
      const value = defaults[name];
      if (documented === 'required') return !(name in needed);
      if (documented === 'none') return value !== undefined && !(Array.isArray(value) && value.length === 0);
      // Documented as text: it depends on something else.
      if (documented.includes(' ')) return false;
      if (documented === 'on' || documented === 'off') return value !== (documented === 'on');
      return documented in defaults ? value !== defaults[documented] : String(value) !== documented;
    });
  expect(rows.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});
