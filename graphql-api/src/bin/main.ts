import 'reflect-metadata';

import { access, constants, mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

import { NoDatabase, openDatabase } from './open-database.js';
import { LazyIdentity } from '../adapters/lazy-identity.js';
import { StripeGateway } from '../adapters/stripe-gateway.js';
import { BadEnvironment, type Env, readEnv, realServices } from '../config/env.js';
import { logToStdout } from '../config/log.js';
import { createApp } from '../create-app.js';
import { compareMigrations } from '../db/compare-migrations.js';
import { readConnectionFigures } from '../db/connection-figures.js';
import { poolOf } from '../db/data-source.js';
import { supportsPreparedStatements } from '../db/prepared-statements.js';
import { ReadinessProbe } from '../db/readiness-probe.js';
import { ShopDatabase } from '../db/shop-database.js';
import { readImportFigures } from '../features/data/import/import-figures.js';
import { drain } from '../http/drain.js';
import { createHttpServer } from '../http/http-server.js';
import { loadWeb } from '../http/pages.js';
import { TaskRunner } from '../tasks/task-runner.js';
import { counted } from '../shared/counted.js';
import { describeError } from '../telemetry/describe-error.js';
import { startTelemetry } from '../telemetry/start-telemetry.js';

const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Time after which the first requests have been answered, and what can wait may be loaded. */
const CALM_MS = 3000;
/** Time for requests under way once no new ones are accepted. */
const DRAIN_MS = 8000;
/** Whatever hangs then is left as a crash would leave it: before a container's grace period is over. */
const HARD_END_MS = 15_000;
/** Time for the last line of the log. */
const SHUTDOWN_LOG_MS = 500;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = logToStdout(env.LOG_LEVEL);
  endWith(log);
  if (env.NODE_ENV !== 'production') {
    for (const reason of realServices(env)) log.warn(`not production, although ${reason}`);
  }
  const telemetry = await startTelemetry(env, log);
  await requirePreparedStatements(env);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    forRequests: true,
  });
  await refuseUnmigrated(database);
  await refuseRestored(database);
  const behind = env.BEHIND_THIS_SCREEN ? new (await import('../behind/behind.js')).Behind() : undefined;
  const watchPool = (pool: Pool) => {
    telemetry.statements(pool);
    behind?.statements(pool);
  };
  watchPool(poolOf(database));
  const probe = new ReadinessProbe(env.DATABASE_URL);
  const identities = new LazyIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulated: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
  });
  const gateway = new StripeGateway({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    ...(env.STRIPE_API_BASE && { apiBase: new URL(env.STRIPE_API_BASE) }),
  });
  if (!env.PICTURES_BUCKET_URL) await warnOfPictures(env.PICTURES_DIR, log);
  const dist = env.WEB_DIST ?? WEB_DIST;
  const web = await loadWeb(dist);
  if (!web) withoutPages(env, dist, log);
  let serving = true;
  const shop = await createApp({
    env,
    database,
    ping: () => probe.ping(),
    notify: (channel, payload) => probe.notify(channel, payload),
    gateway: telemetry.gateway(gateway),
    identities: telemetry.identities(identities),
    log,
    web,
    dist,
    serving: () => serving,
    onRequestEnd: telemetry.onRequestEnd,
    onReplicaPool: watchPool,
    behind,
  });
  await telemetry.open({
    pool: poolOf(database),
    cache: shop.cache,
    replicas: () => shop.replicas?.replicas ?? [],
    figures: async () => ({
      ...(await shop.services.checkoutFigures.read()),
      ...(await shop.services.mailFigures.read()),
      ...(await readImportFigures(database.manager)),
      ...(await readConnectionFigures(database.manager)),
    }),
  });
  const tasks = new TaskRunner(telemetry.tasks(env.TASKS ? shop.tasks : []), log);

  await shop.open();
  const server = createHttpServer(telemetry.handler(shop.handler), log);
  await listen(server, env.PORT, env.HOST);
  tasks.start();
  const loading = setTimeout(() => {
    identities.load().catch((error: unknown) => log.error({ err: error }, 'identity provider load failed'));
  }, CALM_MS).unref();
  log.info({ url: env.PUBLIC_URL }, 'server started');

  const stop = async (): Promise<void> => {
    serving = false;
    clearTimeout(loading);
    endForSure(log);
    await Promise.all([
      drain(server, { delayMs: 1000 * env.DRAIN_DELAY_SECONDS, timeoutMs: DRAIN_MS }),
      tasks.stop(),
    ]);
    await probe.close();
    await shop.close();
    await database.destroy();
    await identities.close();
    await telemetry.close();
    log.info('server stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        log.fatal({ err: error }, 'shutdown failed');
        setTimeout(() => process.exit(1), SHUTDOWN_LOG_MS);
      });
    });
  }
}

/** An uncaught exception is logged and ends the process: Node alone would print it with everything that drivers attach. */
function endWith(log: Logger): void {
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught exception');
    setTimeout(() => process.exit(1), SHUTDOWN_LOG_MS);
  };
  process.once('uncaughtException', crash);
  process.once('unhandledRejection', crash);
}

/** Callers answered by an instance whose tables are missing get errors, and `/readyz` knows nothing of tables. Throws NoDatabase. */
async function refuseUnmigrated(database: DataSource): Promise<void> {
  const { lacking } = await compareMigrations(database);
  if (lacking.length === 0) return;
  throw new NoDatabase(
    `The database lacks ${counted(lacking.length, 'migration')} of this release: run graphql-api/dist/bundle/migrate.js first.`,
  );
}

/** Behind a pooler that loses prepared statements, pages would lack parts of what they show. Throws NoDatabase. */
async function requirePreparedStatements({ DATABASE_URL, DATABASE_REPLICA_URL }: Env): Promise<void> {
  const supported = await Promise.all(
    [DATABASE_URL, ...DATABASE_REPLICA_URL].map(supportsPreparedStatements),
  );
  if (supported.every(Boolean)) return;
  const name = supported[0] ? 'DATABASE_REPLICA_URL' : 'DATABASE_URL';
  throw new NoDatabase(
    `${name} leads to a pooler that loses prepared statements: use PgBouncer 1.21 or newer with max_prepared_statements = 300, or the address of the database itself.`,
  );
}

/** A restored database has mails waiting that were sent and payments that have changed since. Throws NoDatabase. */
async function refuseRestored({ manager }: DataSource): Promise<void> {
  if (!(await new ShopDatabase(manager).isRestored())) return;
  throw new NoDatabase(
    'The database was restored from a backup: run graphql-api/dist/bundle/restored.js first (docs/backup.md).',
  );
}

/** The shop sells without new pictures, so it starts; without this, only the first upload would show it. */
async function warnOfPictures(folder: string, log: Logger): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    log.warn({ err: error }, 'PICTURES_DIR cannot be written: no picture can be uploaded');
  }
}

/** A shop is its pages; only a developer, whose pages come from Vite, may do without. Throws BadEnvironment. */
function withoutPages(env: Env, dist: string, log: Logger): void {
  if (env.NODE_ENV === 'production') {
    throw new BadEnvironment(`There are no built pages in ${dist}: run "npm run build" first.`);
  }
  log.warn({ dist }, 'no built pages: serving the API only');
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** No handler runs and nothing is flushed at the end: whatever could hang has had its time. */
function endForSure(log: Logger): void {
  setTimeout(() => {
    log.fatal('shutdown timed out');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), SHUTDOWN_LOG_MS);
  }, HARD_END_MS).unref();
}

main().catch((error: unknown) => {
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (error instanceof BadEnvironment || error instanceof NoDatabase) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error(`Port ${port} is in use: set PORT, or METRICS_PORT if that is the one, to another.`);
  else console.error(describeError(error));
  process.exit(1);
});
