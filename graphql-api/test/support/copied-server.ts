import { type ChildProcess, spawn } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { setting } from './base-backup.js';

/** The program of a server, and the settings that a copy of it on this machine needs. */
export interface CopiedServer {
  readonly program: string;
  readonly settings: readonly string[];
}

/** Settings for a copy, on `port`, of the server that `original` (superuser) is connected to. */
export async function copyOf(original: Client, port: number): Promise<CopiedServer> {
  const { rows } = await original.query<{ setting: string }>(
    "SELECT setting FROM pg_config WHERE name = 'BINDIR'",
  );
  return {
    program: join(rows[0]!.setting, 'postgres'),
    settings: [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      // Whatever replays the log of a server refuses to have fewer than that.
      `max_connections=${await setting(original, 'max_connections')}`,
      'shared_buffers=32MB',
      'fsync=off',
    ],
  };
}

/** Starts it on the folder `data`, as the folder's owner. */
export async function startCopy({ program, settings }: CopiedServer, data: string): Promise<ChildProcess> {
  const { uid, gid } = await lstat(data);
  return spawn(program, ['-D', data, ...settings.flatMap((text) => ['-c', text])], {
    cwd: '/',
    // PATH is for the shell of a restore_command.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
}
