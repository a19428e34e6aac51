import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from '../../bench/src/programs/free-ports';
import type { ShopAddress } from './shop-address';

const SCRIPTS = join(__dirname, '../../scripts');
const READY = 'Axle is ready';

/** A whole shop, started by the same command as a new user's, on ports and data of its own. */
export class RunningShop implements ShopAddress {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    private readonly env: Record<string, string>,
    /** Folder of its data and logs. */
    readonly folder: string,
  ) {}

  /**
   * `npm start`, with demo data unless `extra` says otherwise; on a copy of the data in the folder `from`, which no shop
   * has open, where one is given. Resolves when the summary is printed.
   */
  static async open(extra: Record<string, string> = {}, from?: string): Promise<RunningShop> {
    const [port = 0, postgres = 0, auth = 0, payments = 0] = await freePorts(4);
    const folder = mkdtempSync(join(tmpdir(), 'axle-e2e-'));
    // As root, Postgres runs as another user and must have access; else its data would be outside.
    chmodSync(folder, 0o711);
    if (from !== undefined) copyData(from, folder);
    const shop = new RunningShop(
      {
        PORT: String(port),
        POSTGRES_PORT: String(postgres),
        AUTH_PORT: String(auth),
        PAYMENTS_PORT: String(payments),
        DATA_DIR: folder,
        // The stories sign in far more often than a person does; C41 holds the limits.
        RATE_LIMITS: 'off',
        // The shop's own pages are checked: their weight, their keyboard order, their appearance.
        BEHIND_THIS_SCREEN: 'off',
        ...extra,
      },
      folder,
    );
    await shop.start();
    return shop;
  }

  get url(): string {
    return `http://localhost:${this.env.PORT}`;
  }

  get authUrl(): string {
    return `http://127.0.0.1:${this.env.AUTH_PORT}`;
  }

  get paymentsUrl(): string {
    return `http://127.0.0.1:${this.env.PAYMENTS_PORT}`;
  }

  get inboxUrl(): string {
    return `${this.paymentsUrl}/inbox`;
  }

  get logFile(): string {
    return join(this.folder, 'logs', 'shop.log');
  }

  private get environment(): NodeJS.ProcessEnv {
    return { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...this.env };
  }

  async start(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, [join(SCRIPTS, 'start.mjs')], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        this.output += chunk.toString();
        if (this.output.includes(READY)) resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) =>
        reject(new Error(`npm start ended with ${code ?? 'a signal'}:\n${this.output}`)),
      );
    });
  }

  /** Runs another of the project's commands in parallel with the shop, as in a second terminal. */
  async run(program: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [join(SCRIPTS, 'shop-command.mjs'), program, ...args], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  /** Ctrl-C, and waits for the end. */
  async stop(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  /** Stops and removes all it stored. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Copies all of a folder with its modes, which `cpSync` of Node 24 leaves out, and as root also whose each file is: Postgres
 * starts on its own data only, which no one else can read.
 */
function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const { mode, uid, gid } = statSync(join(from, path));
    chmodSync(join(to, path), mode);
    if (isRoot) chownSync(join(to, path), uid, gid);
  }
}
