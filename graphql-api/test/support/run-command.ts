import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const DIST = join(__dirname, '../../dist/bundle');

export interface CommandEnd {
  readonly code: number | null;
  readonly output: string;
  readonly complaint: string;
}

interface RunningCommand {
  readonly child: ChildProcess;
  readonly end: Promise<CommandEnd>;
}

/** Starts a built command of the API, such as `admin.js`, on a database; `env` adds variables. */
export function startCommand(
  program: string,
  args: string[],
  databaseUrl: string,
  env: Record<string, string> = {},
): RunningCommand {
  const child = spawn(process.execPath, [join(DIST, program), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    end: ended.then(([code]) => ({ code, output: output.trim(), complaint: complaint.trim() })),
  };
}

/** Runs a built command of the API on a database, and waits for its end. */
export const runCommand = (...command: Parameters<typeof startCommand>): Promise<CommandEnd> =>
  startCommand(...command).end;
