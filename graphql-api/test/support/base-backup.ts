import { chown, copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { connected } from './connected.js';

/** Their contents belong to the running server (Postgres, "Making a Base Backup Using the Low Level API"). */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const OF_THE_PROCESS = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/;

/**
 * Copies the data of the running server at `url` (superuser, this machine) to the new folder `target`, owned as the
 * original is. The copy holds the WAL that it needs: a server started on it has the state of the original at the end.
 */
export async function baseBackup(url: string, target: string): Promise<void> {
  await connected(url, async (client) => {
    const data = await setting(client, 'data_directory');
    await client.query("SELECT pg_backup_start('copy', fast => true)");
    await copyFolder(data, target, (name) => name !== 'pg_wal');
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    await copyFolder(join(data, 'pg_wal'), join(target, 'pg_wal'));
    await writeFile(join(target, 'backup_label'), rows[0]!.labelfile);
    await giveTo(data, join(target, 'backup_label'));
  });
}

/** A server's setting: `SHOW`. */
export async function setting(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [name]);
  return rows[0]!.value;
}

/** Gives a file to whom `like` belongs: as root, Postgres runs as someone else. */
export async function giveTo(like: string, path: string): Promise<void> {
  const { uid, gid } = await lstat(like);
  await chown(path, uid, gid);
}

async function copyFolder(
  from: string,
  to: string,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await giveTo(from, to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [source, copy] = [join(from, name), join(to, name)];
    if (!wanted(name) || OF_THE_PROCESS.test(name)) continue;
    try {
      if (entry.isDirectory()) await copyFolder(source, copy, () => !EMPTIED.has(name));
      else {
        await copyFile(source, copy);
        await giveTo(source, copy);
      }
    } catch (error) {
      // Files removed in the meantime are removed again when the WAL is replayed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
