import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { baseBackup, giveTo, setting } from './base-backup.js';
import { askServer, connected } from './connected.js';
import { type CopiedServer, copyOf, startCopy } from './copied-server.js';
import { freeze } from './freeze.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

/** A hot standby of another server on this machine: real streaming replication, to be paused, frozen and killed. */
export class Standby {
  private server: ChildProcess | undefined;
  private thawed: (() => void) | undefined;

  private constructor(
    private readonly copy: CopiedServer,
    private readonly data: string,
    /** The superuser's address. */
    readonly url: string,
  ) {}

  /**
   * A copy of the server at `primaryUrl` (superuser), following it by that address or another one. Its data is next to
   * the primary's.
   */
  static async of(primaryUrl: string, { follows = primaryUrl }: { follows?: string } = {}): Promise<Standby> {
    const port = await freePort();
    const { original, program, settings } = await connected(primaryUrl, async (primary) => ({
      original: await setting(primary, 'data_directory'),
      ...(await copyOf(primary, port)),
    }));

    const data = join(dirname(original), `standby-${port}`);
    await baseBackup(primaryUrl, data);
    await writeFile(join(data, 'standby.signal'), '');
    await giveTo(original, join(data, 'standby.signal'));
    const url = new URL(primaryUrl);
    url.port = String(port);
    const standby = new Standby(
      {
        program,
        settings: [
          ...settings,
          'wal_retrieve_retry_interval=100ms',
          'wal_receiver_timeout=2s',
          `primary_conninfo=${follows}`,
        ],
      },
      data,
      url.href,
    );
    await standby.start();
    return standby;
  }

  /** Resolves once it responds. */
  async start(): Promise<void> {
    this.server = await startCopy(this.copy, this.data);
    const { server } = this;
    await until(
      () => {
        if (server.exitCode !== null) throw new Error(`the standby ended with ${server.exitCode}`);
        return this.ask('SELECT 1').catch(() => null);
      },
      'the standby',
      30_000,
    );
  }

  /** Runs a statement on it directly, as superuser: `pg_wal_replay_pause()`, for one. */
  ask(text: string): Promise<object[]> {
    return askServer(this.url, text);
  }

  /** Makes it a primary. Resolves once it accepts writes, on a timeline of its own. */
  async promote(): Promise<void> {
    await this.ask('SELECT pg_promote()');
  }

  /** Connections stay open, and nothing is answered. */
  async freeze(): Promise<void> {
    this.thawed = await freeze(this.url);
  }

  /** Everything continues where it was. */
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
