import pg from 'pg';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { Register } from '../process/guardian.js';
import { ManagedProcess } from '../process/managed-process.js';
import type { Service } from '../process/service.js';
import {
  clearLockOfKilledServer,
  createClusterIfMissing,
  diskFull,
  SUPERUSER,
  reportsFullDisk,
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

/** PostgreSQL's code for a wrong password. */
const WRONG_PASSWORD = '28P01';

/** The superuser's address of the database on a local server. */
export const postgresUrl = (port: number, password: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

/** A PostgreSQL server of our own on 127.0.0.1, password only, no socket file. */
export class PostgresService implements Service {
  readonly name = 'Postgres';
  process: ManagedProcess | undefined;

  constructor(private readonly options: PostgresOptions) {}

  /** The superuser's address of the database on this server. */
  url(): string {
    return postgresUrl(this.options.port, this.options.password);
  }

  /** Creates the cluster if need be, starts the server, resolves once it answers a query. Throws a SetUpProblem. */
  async start(): Promise<void> {
    const { place, password, logFile } = this.options;
    await createClusterIfMissing(place, password, (file, args) =>
      this.launch(file, args, `${logFile}.initdb`),
    );
    clearLockOfKilledServer(place);
    const args = ['-D', place.clusterDir, ...this.settings().flatMap((setting) => ['-c', setting])];
    const server = this.launch(place.binaries.postgres, args, logFile);
    let refusal: string | undefined;
    const answersSomehow = async () => {
      refusal = await knock(this.url());
      return refusal === undefined || refusal === WRONG_PASSWORD;
    };
    const result = await server.untilReady(answersSomehow, READY_WITHIN_MS);
    if (result === 'ended') throw this.whyNotStarted(server);
    if (result === 'late') {
      throw new SetUpProblem(
        'POSTGRES_FAILED',
        `Postgres did not answer within ${READY_WITHIN_MS / 1000} s; its log is ${logFile}.`,
      );
    }
    if (refusal === undefined) return;
    await server.stop();
    throw new SetUpProblem(
      'POSTGRES_PASSWORD_LOST',
      `The password in secrets.json doesn't open the database in ${place.clusterDir}. ` +
        'Put the old secrets.json back, or remove the data folder for a fresh start.',
    );
  }

  async stop(): Promise<void> {
    await this.process?.stop();
  }

  private launch(file: string, args: readonly string[], logFile: string): ManagedProcess {
    const { place, register } = this.options;
    this.process = new ManagedProcess(
      {
        file,
        args,
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
        cwd: '/',
        logFile,
        runAs: place.runAs,
        // "Fast": cuts connections, saves everything, ends.
        stopSignal: 'SIGINT',
        graceMs: 15_000,
      },
      register,
    );
    return this.process;
  }

  private settings(): string[] {
    const { port, durable = true, maxConnections = 100 } = this.options;
    const safety = durable ? 'on' : 'off';
    return [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      `max_connections=${maxConnections}`,
      'timezone=UTC',
      'log_timezone=UTC',
      'log_line_prefix=%m [%p] %q%u@%d ',
      ...['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `${name}=${safety}`),
      // A run of tests has hundreds of databases, each visited that often.
      ...(durable ? [] : ['autovacuum_naptime=5min']),
    ];
  }

  private whyNotStarted(server: ManagedProcess): SetUpProblem {
    const { place, port, logFile } = this.options;
    const output = server.lastLines().join('\n');
    if (reportsFullDisk(output)) return diskFull(place.clusterDir);
    return output.includes('Address already in use')
      ? new SetUpProblem(
          'PORT_IN_USE',
          `Port ${port}, meant for Postgres, is in use. Free it, or choose another with POSTGRES_PORT=….`,
        )
      : new SetUpProblem('POSTGRES_FAILED', `Postgres could not start (its log is ${logFile}):\n${output}`);
  }
}

/** Undefined when the server answers a query, else the code of its refusal (SQLSTATE or a system error). */
async function knock(url: string): Promise<string | undefined> {
  // Our own server knows no TLS, whatever PGSSLMODE of the shell says.
  const client = new pg.Client({ connectionString: url, ssl: false, connectionTimeoutMillis: 2_000 });
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
