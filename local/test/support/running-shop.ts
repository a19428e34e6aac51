import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../src/config/ports.js';
import type { Settings } from '../../src/config/settings.js';
import { commandLine, identify, type ProcessIdentity } from '../../src/process/process-identity.js';
import { until } from './waiting.js';

/** What `npm start` reads; the rest is chosen at the start. */
type Given = Omit<Settings, 'smtpPort'>;

const STARTER = join(__dirname, '..', 'supervisor', 'fake', 'start.mjs');

interface RunRecord {
  supervisor: ProcessIdentity;
  processes: ProcessIdentity[];
}

/** A supervisor in a process of its own, over a fake API. */
export class RunningShop {
  output = '';
  private readonly child: ChildProcess;

  private constructor(
    readonly settings: Given,
    env: NodeJS.ProcessEnv,
  ) {
    this.child = spawn(process.execPath, [STARTER, JSON.stringify(settings)], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    running.add(this);
  }

  /** Begins to start one over a data folder, on ports of its own. */
  static async begin(
    dataDir: string,
    env: NodeJS.ProcessEnv = {},
    changes: Partial<Given> = {},
  ): Promise<RunningShop> {
    const [port = 0, postgresPort = 0, authPort = 0, paymentsPort = 0] = await freePorts(4);
    const settings: Given = {
      port,
      postgresPort,
      authPort,
      paymentsPort,
      dataDir,
      demoData: true,
      databaseUrl: undefined,
      realStripe: false,
      realFirebase: false,
      realSmtp: false,
      ...changes,
    };
    return new RunningShop(settings, env);
  }

  /** Does as `begin`, and waits for the summary. */
  static async start(...args: Parameters<typeof RunningShop.begin>): Promise<RunningShop> {
    const shop = await RunningShop.begin(...args);
    await until(
      `the shop is ready; it said:\n${shop.output}`,
      () => {
        if (shop.child.exitCode !== null) throw new Error(`It ended instead:\n${shop.output}`);
        return shop.output.includes('Ctrl-C');
      },
      60_000,
    );
    return shop;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** What the fake API answers. */
  async ask(path = '/readyz'): Promise<{ pid: number; env: Record<string, string> }> {
    const response = await fetch(`http://127.0.0.1:${this.settings.port}${path}`);
    return (await response.json()) as { pid: number; env: Record<string, string> };
  }

  /** Every process the run has recorded as its own, the supervisor included. */
  processes(): ProcessIdentity[] {
    const { supervisor, processes } = JSON.parse(readFileSync(this.runFile, 'utf8')) as RunRecord;
    return [supervisor, ...processes];
  }

  /** The one whose command line holds this word. */
  process(word: string): number {
    const found = this.processes().find(({ pid }) => commandLine(pid)?.includes(word));
    if (!found) throw new Error(`No process of this run is called ${word}`);
    return found.pid;
  }

  /** The process that outlives the supervisor to clear up after it. */
  guardian(): number {
    const found = childrenOf(this.pid).find((pid) => commandLine(pid)?.includes('guardian'));
    if (found === undefined) throw new Error('This run has no guardian');
    return found;
  }

  get claimsFolder(): boolean {
    return existsSync(this.runFile);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** What the supervisor sees when the script that started it is gone. */
  disconnect(): void {
    this.child.disconnect();
  }

  /** Resolves with the exit code once the supervisor is gone. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    running.delete(this);
    return this.child.exitCode;
  }

  private get runFile(): string {
    return join(this.settings.dataDir, 'run.json');
  }
}

const childrenOf = (parent: number): number[] =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
    : execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
        .flatMap(([ppid, pid = 0]) => (ppid === parent ? [pid] : []));

const running = new Set<RunningShop>();

/** Stops what a test left running. */
export async function stopShops(): Promise<void> {
  for (const shop of [...running]) {
    shop.signal('SIGTERM');
    await shop.ended();
  }
}

/** Waits until none of these processes lives. */
export const untilStopped = (processes: readonly ProcessIdentity[]): Promise<void> =>
  until('every process is gone', () =>
    processes.every(({ pid, startedAt }) => identify(pid)?.startedAt !== startedAt),
  );
