import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort } from './free-port.js';
import { ShopClient } from './shop-client.js';
import { until } from './until.js';

const ROOT = join(__dirname, '../..');
/** Three at once on a busy machine. */
const START_PATIENCE_MS = 45_000;

/** The built server as a process of its own (`graphql-api/dist/bundle/main.js`), to be killed at will. */
export class ShopProcess {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly stdout: 'pipe' | number,
    private readonly api: string,
  ) {}

  /** On a free port that stays the same over restarts; `api` is the API's folder of another build. Not started yet. */
  static async prepare(
    env: Record<string, string>,
    { stdout = 'pipe', api = ROOT }: { stdout?: 'pipe' | number; api?: string } = {},
  ): Promise<ShopProcess> {
    const port = await freePort();
    const ownEnv = { PUBLIC_URL: `http://127.0.0.1:${port}`, ...env, PORT: String(port) };
    return new ShopProcess(port, ownEnv, stdout, api);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything the process has printed since it was last started. */
  get printed(): string {
    return this.output;
  }

  /** Starts and waits for `/readyz`. */
  async start(): Promise<void> {
    this.run();
    await until(
      async () => {
        if (this.child?.exitCode !== null) throw new Error(`the shop ended: ${this.output}`);
        const response = await fetch(`${this.url}/readyz`).catch(() => null);
        return response?.status === 200;
      },
      'the shop to be ready',
      START_PATIENCE_MS,
    );
  }

  /** Stops reading its output; it fills up on its side. */
  stopReading(): void {
    this.child?.stdout?.pause();
  }

  readOn(): void {
    this.child?.stdout?.resume();
  }

  /** Starts and waits for the end: exit code and all that was printed. */
  async runToEnd(): Promise<{ code: number | null; output: string }> {
    const [code] = (await once(this.run(), 'close')) as [number | null];
    return { code, output: this.output };
  }

  /** SIGKILL by default: no handler runs, nothing is finished. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  /** Sends a signal that the process handles and lives on. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Waits until the process has ended, by whatever: the signal that ended it, or null. */
  async ended(): Promise<NodeJS.Signals | null> {
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.signalCode;
  }

  as(token?: string): ShopClient {
    return new ShopClient(this.url, token);
  }

  private run(): ChildProcess {
    this.output = '';
    // Preloaded modules replace single modules, which the bundle has inside.
    const program = this.env.NODE_OPTIONS?.includes(__dirname) ? 'dist/bin/main.js' : 'dist/bundle/main.js';
    this.child = spawn(process.execPath, [join(this.api, program)], {
      env: { PATH: process.env.PATH, WEB_DIST: join(ROOT, 'test/support/empty-web'), ...this.env },
      stdio: ['ignore', this.stdout, 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    return this.child;
  }
}
