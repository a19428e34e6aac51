import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';

import pg from 'pg';

import { inRoot } from './project-root.js';

/** The embedded Postgres of the tests, with `pg_stat_statements`. */
export class Postgres {
  private constructor(
    private readonly child: ChildProcess,
    private readonly lines: Interface,
    private readonly url: string,
  ) {}

  /** Waits for the disk only if `durable`. */
  static async start({ durable = false } = {}): Promise<Postgres> {
    const args = [
      inRoot('local', 'dist', 'local-services.js'),
      '--only=postgres',
      ...(durable ? ['--durable'] : []),
    ];
    const child = spawn(process.execPath, args, {
      // Ends when our end of its input closes: a Ctrl-C must not stop it before a shop that is still stopping.
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    const [line] = (await once(lines, 'line')) as [string];
    const { DATABASE_URL } = JSON.parse(line) as { DATABASE_URL: string };
    const postgres = new Postgres(child, lines, DATABASE_URL);
    await postgres.run(
      "ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'",
      'ALTER SYSTEM SET pg_stat_statements.track_utility = off',
      "ALTER SYSTEM SET shared_buffers = '1GB'",
      "ALTER SYSTEM SET max_wal_size = '8GB'",
    );
    await postgres.restart();
    return postgres;
  }

  /** Makes an empty database and returns its URL. */
  async createDatabase(name: string): Promise<string> {
    await this.run(`CREATE DATABASE ${name}`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.stdin?.end();
    await ended;
  }

  private async restart(): Promise<void> {
    const answered = once(this.lines, 'line');
    this.child.stdin?.write('restart postgres\n');
    const [line] = (await answered) as [string];
    if (!line.startsWith('{"done"')) throw new Error(`Postgres did not start again: ${line}`);
  }

  private async run(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
}
