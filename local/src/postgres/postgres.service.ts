import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { Register } from '../process/guardian.js';
import { ManagedProcess } from '../process/managed-process.js';
import type { Service } from '../process/service.js';
import {
  clearStaleLock,
  createClusterIfMissing,
  diskFull,
  SUPERUSER,
  tellsOfFullDisk,
} from './postgres-cluster.js';
import type { PostgresPlace } from './postgres-place.js';

export interface PostgresOptions {
  place: PostgresPlace;
  port: number;
  password: string;
  logFile: string;
  register: Register;
  /** False for data that dies with the run: skips waiting for the disk. */
  durable?: boolean;
  maxConnections?: number;
}

/** After a crash PostgreSQL replays its log before it lets anyone in. */
const READY_WITHIN_MS = 60_000;

/** A PostgreSQL server of our own on 127.0.0.1, password only, no socket file. */
export class PostgresService implements Service {
  readonly name = 'Postgres';
  process: ManagedProcess | undefined;

  constructor(private readonly options: PostgresOptions) {}

  /** The superuser's address of a database on this server. */
  url(database = 'postgres'): string {
    const { password, port } = this.options;
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  }

  /** Creates the cluster if need be, starts the server, resolves once it answers a query. Throws a SetUpProblem. */
  async start(): Promise<void> {
    const { place, password, logFile } = this.options;
    await createClusterIfMissing(place, password, ({ file, args }) =>
      this.launch(file, args, `${logFile}.initdb`),
    );
    clearStaleLock(place);
    const settings = this.settings().flatMap((setting) => ['-c', setting]);
    this.process = this.launch(place.binaries.postgres, ['-D', place.clusterDir, ...settings], logFile);
    await this.untilItAnswers(this.process);
  }

  async stop(): Promise<void> {
    await this.process?.stop();
  }

  private launch(file: string, args: readonly string[], logFile: string): ManagedProcess {
    this.process = new ManagedProcess(
      {
        name: this.name,
        file,
        args,
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
        cwd: '/',
        logFile,
        runAs: this.options.place.runAs,
        // "Fast": cuts connections, writes everything down, ends.
        stopSignal: 'SIGINT',
        graceMs: 15_000,
      },
      this.options.register,
    );
    return this.process;
  }

  private settings(): string[] {
    const { port, durable = true, maxConnections = 100 } = this.options;
    return [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      `max_connections=${maxConnections}`,
      'shared_buffers=128MB',
      'timezone=UTC',
      'log_timezone=UTC',
      'log_line_prefix=%m [%p] %q%u@%d ',
      `fsync=${durable ? 'on' : 'off'}`,
      `full_page_writes=${durable ? 'on' : 'off'}`,
      `synchronous_commit=${durable ? 'on' : 'off'}`,
    ];
  }

  private async untilItAnswers(server: ManagedProcess): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const refusal = await knock(this.url());
      if (!server.running) throw this.whyNotStarted(server);
      if (refusal === undefined) return;
      if (refusal === '28P01') {
        await server.stop();
        throw new SetUpProblem(
          'POSTGRES_PASSWORD_LOST',
          `The password in secrets.json doesn't open the database in ${this.options.place.clusterDir}. ` +
            'Put the old secrets.json back, or remove the data folder for a fresh start.',
        );
      }
      if (Date.now() > deadline) {
        await server.stop();
        throw new SetUpProblem(
          'POSTGRES_FAILED',
          `Postgres did not answer within ${READY_WITHIN_MS / 1000} s; its log is ${this.options.logFile}.`,
        );
      }
      await pause(25);
    }
  }

  private whyNotStarted(server: ManagedProcess): SetUpProblem {
    const { place, port, logFile } = this.options;
    const output = [...server.lastLines(), server.exit?.error?.message ?? ''].join('\n');
    if (tellsOfFullDisk(output)) return diskFull(place.clusterDir);
    if (output.includes('Address already in use')) {
      return new SetUpProblem(
        'PORT_IN_USE',
        `Port ${port}, meant for Postgres, is in use. Free it, or choose another with POSTGRES_PORT=….`,
      );
    }
    return new SetUpProblem(
      'POSTGRES_FAILED',
      `Postgres could not start (its log is ${logFile}):\n${output.trim()}`,
    );
  }
}

/** Undefined when the server answers a query, else the code of its refusal (SQLSTATE or a system error). */
async function knock(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'UNKNOWN';
  } finally {
    await client.end().catch(() => undefined);
  }
}
