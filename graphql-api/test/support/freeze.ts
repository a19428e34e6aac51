import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';

import { setting } from './base-backup.js';
import { until } from './until.js';

/**
 * SIGSTOP to each process of the server at `url` (superuser): connections stay open, new ones are accepted by the
 * kernel, and none gets a response. Resolves with a function that lets everything continue.
 */
export async function freeze(url: string): Promise<() => void> {
  const [postmaster, children] = await stopped(url);
  return () => {
    for (const pid of [...children, postmaster]) process.kill(pid, 'SIGCONT');
  };
}

/**
 * SIGKILL to each process of the server at `url` (superuser) that works on its data, all at once, as when its machine dies.
 * The one that started them only gives back the memory that they shared, and the port.
 */
export async function killServer(url: string): Promise<void> {
  const [postmaster, children] = await stopped(url);
  for (const pid of children) process.kill(pid, 'SIGKILL');
  process.kill(postmaster, 'SIGQUIT');
  process.kill(postmaster, 'SIGCONT');
  await until(() => Promise.resolve(!isRunning(postmaster)), 'the server to be dead');
}

/** Stops the server in the middle: its first process, and all others. */
async function stopped(url: string): Promise<[postmaster: number, children: number[]]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const pidFile = join(await setting(client, 'data_directory'), 'postmaster.pid');
  const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  // From now on there are no new ones.
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const children = rows.map(({ pid }) => pid);
  for (const pid of children) process.kill(pid, 'SIGSTOP');
  client.end().catch(() => undefined);
  return [postmaster, children];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
