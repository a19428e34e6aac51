import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { giveTo, setting } from './base-backup.js';
import { connected } from './connected.js';
import { copyOf, startCopy } from './copied-server.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

/** A segment of the write-ahead log, as Postgres names it. */
const SEGMENT = /^[\dA-F]{24}$/;

/**
 * Puts the log of the server at `url` (superuser, this machine) into a new folder next to its data, as its
 * `archive_command` would have by now.
 */
export async function archiveLog(url: string): Promise<string> {
  const data = await connected(url, async (client) => {
    await client.query('SELECT pg_switch_wal()');
    return setting(client, 'data_directory');
  });
  const archive = join(dirname(data), `archive-${Date.now()}`);
  await mkdir(archive, { mode: 0o700 });
  await giveTo(data, archive);
  for (const name of await readdir(join(data, 'pg_wal'))) {
    if (!SEGMENT.test(name)) continue;
    await copyFile(join(data, 'pg_wal', name), join(archive, name));
    await giveTo(data, join(archive, name));
  }
  return archive;
}

/** A new server that a backup was put into. */
export class RestoredPostgres {
  private constructor(
    private readonly server: ChildProcess,
    /** The superuser's address. */
    readonly url: string,
  ) {}

  /**
   * Starts on the base backup in `data`, replays the log in `archive` up to the time `upTo`, and accepts writes.
   * `original` is the address of the server that was backed up.
   */
  static async from(
    data: string,
    { original, archive, upTo }: { original: string; archive: string; upTo: string },
  ): Promise<RestoredPostgres> {
    const port = await freePort();
    const { program, settings } = await connected(original, (client) => copyOf(client, port));
    await writeFile(join(data, 'recovery.signal'), '');
    await giveTo(data, join(data, 'recovery.signal'));
    const url = new URL(original);
    url.port = String(port);
    const recovery = [
      `restore_command=cp "${archive}/%f" "%p"`,
      `recovery_target_time=${upTo}`,
      'recovery_target_action=promote',
    ];
    const server = await startCopy({ program, settings: [...settings, ...recovery] }, data);
    const restored = new RestoredPostgres(server, url.href);
    await until(
      async () => {
        if (server.exitCode !== null) throw new Error('the restored server ended');
        return connected(url.href, async (client) => {
          const { rows } = await client.query<{ busy: boolean }>('SELECT pg_is_in_recovery() AS busy');
          return rows[0]?.busy === false;
        }).catch(() => false);
      },
      'the restored server',
      60_000,
    );
    return restored;
  }

  async end(): Promise<void> {
    if (this.server.exitCode !== null) return;
    const ended = once(this.server, 'exit');
    this.server.kill('SIGQUIT');
    await ended;
  }
}
