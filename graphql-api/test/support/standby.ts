import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { Client } from 'pg';

import { baseBackup, giveTo, setting } from './base-backup.js';
import { freeze } from './freeze.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

/** A hot standby of another server on this machine: real streaming replication, to be paused, frozen and killed. */
export class Standby {
  private server: ChildProcess | undefined;
  private thawed: (() => void) | undefined;

  private constructor(
    private readonly program: string,
    private readonly data: string,
    private readonly settings: readonly string[],
    /** The superuser's address. */
    readonly url: string,
  ) {}

  /** A copy of the server at `primaryUrl` (superuser), following it. Its data is beside the primary's. */
  static async of(primaryUrl: string): Promise<Standby> {
    const primary = new Client({ connectionString: primaryUrl });
    await primary.connect();
    const original = await setting(primary, 'data_directory');
    const { rows } = await primary.query<{ setting: string }>(
      "SELECT setting FROM pg_config WHERE name = 'BINDIR'",
    );
    const connections = await setting(primary, 'max_connections');
    await primary.end();

    const port = await freePort();
    const data = join(dirname(original), `standby-${port}`);
    await baseBackup(primaryUrl, data);
    await writeFile(join(data, 'standby.signal'), '');
    await giveTo(original, join(data, 'standby.signal'));
    const url = new URL(primaryUrl);
    url.port = String(port);
    const standby = new Standby(
      join(rows[0]!.setting, 'postgres'),
      data,
      [
        'listen_addresses=127.0.0.1',
        `port=${port}`,
        'unix_socket_directories=',
        // A standby refuses to have fewer than its primary.
        `max_connections=${connections}`,
        'shared_buffers=32MB',
        'fsync=off',
        'wal_retrieve_retry_interval=100ms',
        `primary_conninfo=${primaryUrl}`,
      ],
      url.href,
    );
    await standby.start();
    return standby;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    const { uid, gid } = await lstat(this.data);
    const args = ['-D', this.data, ...this.settings.flatMap((text) => ['-c', text])];
    const options = { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: 'ignore' as const };
    this.server = spawn(this.program, args, process.getuid?.() === 0 ? { ...options, uid, gid } : options);
    await until(() => this.ask('SELECT 1').catch(() => null), 'the standby', 30_000);
  }

  /** Asks it something itself, as superuser: `pg_wal_replay_pause()`, for one. */
  async ask(text: string): Promise<object[]> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<object>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Connections stay open, and nothing is answered. */
  async freeze(): Promise<void> {
    this.thawed = await freeze(this.url);
  }

  /** Everything goes on where it stood. */
  thaw(): void {
    this.thawed?.();
    this.thawed = undefined;
  }

  /** Kills it at once; connections break. */
  async kill(): Promise<void> {
    this.thaw();
    const { server } = this;
    this.server = undefined;
    if (server?.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
  }
}
