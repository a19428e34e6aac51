import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';

import { setting } from './base-backup.js';

/**
 * SIGSTOP to each process of the server at `url` (superuser): connections stay open, new ones are taken by the kernel, and
 * nothing is answered. Resolves with what lets everything go on where it stood.
 */
export async function freeze(url: string): Promise<() => void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const pidFile = join(await setting(client, 'data_directory'), 'postmaster.pid');
  const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  // From now on there are no new ones.
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const frozen = [...rows.map(({ pid }) => pid), postmaster];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  void client.end();
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  };
}
