import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { SignJWT } from 'jose';

import { killedOnExit } from './cleanup.js';
import { freePorts } from './free-ports.js';
import { inRoot } from './project-root.js';

const PUBLIC_URL = 'https://shop.example.com';
const KEY = Buffer.alloc(32, 7);
const START_PATIENCE_MS = 30_000;
/** The same limit as in the Dockerfile and in `npm start`. */
const HEAP_LIMIT = '--max-old-space-size=1024';

export interface ShopProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from spawning it to the first page. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Brings a database to the schema of the built shop. */
export function migrate(databaseUrl: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('graphql-api', 'dist', 'bundle', 'migrate.js')],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The database could not be migrated: ${stderr}`);
}

/**
 * The built shop as it runs in production, with made-up keys and without rate limits; limits on holds are out of the
 * way, since one customer orders all the time. `cacheMb` 0 caches no answers. Resolves once its home page responds.
 */
export async function startShop(databaseUrl: string, cacheMb: number): Promise<ShopProcess> {
  const [port = 0] = await freePorts(1);
  const log = join(tmpdir(), `axle-bench-shop-${port}.log`);
  const output = openSync(log, 'w');
  const began = performance.now();
  const child = killedOnExit(
    spawn(
      process.execPath,
      ['--enable-source-maps', HEAP_LIMIT, inRoot('graphql-api', 'dist', 'bundle', 'main.js')],
      {
        env: { PATH: process.env.PATH, ...environment(databaseUrl, port, cacheMb) },
        stdio: ['ignore', output, output],
      },
    ),
  );
  closeSync(output);
  const url = `http://127.0.0.1:${port}`;
  await firstPage(child, url, log);
  const startMs = performance.now() - began;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(log, { force: true });
  };
  return { url, pid: child.pid ?? 0, startMs, stop };
}

function environment(databaseUrl: string, port: number, cacheMb: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL,
    DATABASE_URL: databaseUrl,
    ACCESS_TOKEN_KEYS: `bench:${KEY.toString('base64url')}`,
    FIREBASE_PROJECT_ID: 'demo-bench',
    FIREBASE_API_KEY: 'nobody',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    RATE_LIMITS: 'off',
    RESPONSE_CACHE_MB: String(cacheMb),
    OPEN_HOLDS_PER_USER: '1000000',
    HOLD_UNITS_UNVERIFIED: '1000000',
    HOLD_UNITS_VERIFIED: '1000000',
    HOLD_SHARE_PERCENT: '100',
  };
}

async function firstPage(child: ChildProcess, url: string, log: string): Promise<void> {
  const until = performance.now() + START_PATIENCE_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) break;
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) {
      await response.arrayBuffer();
      return;
    }
    await pause(5);
  }
  throw new Error(`The shop did not start:\n${readFileSync(log, 'utf8')}`);
}

/** Access token of a signed-in user, as the shop itself would have issued it. */
export async function accessToken(uid: string): Promise<string> {
  return new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'bench' })
    .setSubject(uid)
    .setIssuer(PUBLIC_URL)
    .setAudience(PUBLIC_URL)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(KEY);
}
