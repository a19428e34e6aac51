import 'reflect-metadata';

import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';

import type { Logger } from 'pino';

import { LazyIdentity } from '../adapters/lazy-identity.js';
import { StripeGateway } from '../adapters/stripe-gateway.js';
import { BadEnvironment, type Env, readEnv, realThings } from '../config/env.js';
import { createApp } from '../create-app.js';
import { createDataSource, poolOf } from '../db/data-source.js';
import { ReadinessProbe } from '../db/readiness-probe.js';
import { loadExplorer } from '../http/explorer.js';
import { loadWeb } from '../http/pages.js';
import { JobRunner } from '../jobs/job-runner.js';
import { createLog } from '../telemetry/create-log.js';
import { describeError } from '../telemetry/describe-error.js';
import { startTelemetry } from '../telemetry/start-telemetry.js';

const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** When those who came first have been answered, and what can wait may be loaded. */
const CALM_MS = 3_000;
/** How long requests under way may take once we were asked to stop. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  if (env.NODE_ENV !== 'production') {
    for (const reason of realThings(env)) log.warn(`not production, although ${reason}`);
  }
  const telemetry = await startTelemetry(env, log);
  const database = await createDataSource({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
  }).initialize();
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
  const dist = env.WEB_DIST ?? WEB_DIST;
  const [web, explorer] = await Promise.all([loadWeb(dist), loadExplorer(dist)]);
  if (!web) withoutPages(env, dist, log);
  let serving = true;
  const shop = await createApp({
    env,
    database,
    ping: () => probe.ping(),
    gateway: telemetry.gateway(gateway),
    identities: telemetry.identities(identities),
    log,
    web,
    explorer,
    serving: () => serving,
    onRequestEnd: telemetry.onRequestEnd,
  });
  await telemetry.open({
    pool: poolOf(database),
    kept: shop.kept,
    replicas: () => shop.replicas?.replicas ?? [],
    figures: () => shop.services.checkoutFigures.read(),
  });
  const jobs = new JobRunner(telemetry.jobs(env.JOBS ? shop.jobs : []), log);

  await shop.open();
  const server = createServer(telemetry.handler(shop.handler));
  // A client that sends its request drop by drop is let go (bar C40).
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  await listen(server, env.PORT, env.HOST);
  jobs.start();
  const loading = setTimeout(() => {
    identities.load().catch((error: unknown) => {
      log.error({ err: error }, 'the identity provider could not be loaded');
    });
  }, CALM_MS).unref();
  log.info({ url: env.PUBLIC_URL }, 'open');

  const stop = async (): Promise<void> => {
    serving = false;
    clearTimeout(loading);
    await close(server);
    await jobs.stop();
    await probe.close();
    await shop.close();
    await database.destroy();
    await identities.close();
    await telemetry.close();
    log.info('closed');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
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

/** Accepts nothing new, lets requests under way finish, then cuts what is left. */
async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, DRAIN_MS);
  await new Promise<void>((resolve, reject) => {
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

main().catch((error: unknown) => {
  const { code } = (error ?? {}) as { code?: string };
  if (error instanceof BadEnvironment) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error('The port is in use. Set PORT to another one.');
  else console.error(describeError(error));
  process.exit(1);
});
