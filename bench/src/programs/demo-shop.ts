import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from './free-ports.js';
import { inRoot } from './project-root.js';

const READY = 'Axle is ready';

/** The shop as `npm start` runs it, with demo data, on ports and data of its own. */
export interface DemoShop {
  readonly url: string;
  /** The Auth emulator and the payments sandbox. */
  readonly authUrl: string;
  readonly paymentsUrl: string;
  /** The shop's data folder: database, secrets, logs. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** The processes that belong to it. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/** What a running shop records about itself (`local/src/supervisor/run-file.ts`). */
interface Run {
  readonly processes: readonly { readonly pid: number }[];
}

/** Resolves once it is ready. `env` is added to its environment. Throws what `npm start` printed when it ends before. */
export async function startDemoShop(env: Record<string, string> = {}): Promise<DemoShop> {
  const [port = 0, postgres = 0, auth = 0, payments = 0] = await freePorts(4);
  const folder = mkdtempSync(join(tmpdir(), 'axle-bench-'));
  const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...env,
      PORT: String(port),
      POSTGRES_PORT: String(postgres),
      AUTH_PORT: String(auth),
      PAYMENTS_PORT: String(payments),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await readiness(child);
  } catch (error) {
    await stop();
    throw error;
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { processes } = read('run.json') as Run;
  const { postgresPassword } = read('secrets.json') as { postgresPassword: string };
  return {
    url: `http://localhost:${port}`,
    authUrl: `http://127.0.0.1:${auth}`,
    paymentsUrl: `http://127.0.0.1:${payments}`,
    folder,
    databaseUrl: `postgres://postgres:${postgresPassword}@127.0.0.1:${postgres}/postgres`,
    pids: processes.map(({ pid }) => pid),
    stop,
  };
}

async function readiness(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
  });
}
