import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const DIST = join(__dirname, '../../dist/bin');

export interface CommandEnd {
  readonly code: number | null;
  readonly output: string;
  readonly complaint: string;
}

/** Runs a built command of the API, such as `admin.js`, on a database, and waits for its end. */
export async function runCommand(program: string, args: string[], databaseUrl: string): Promise<CommandEnd> {
  const child = spawn(process.execPath, [join(DIST, program), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim(), complaint: complaint.trim() };
}
