import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { closedAtTheEnd } from './left-open.js';

const program = join(__dirname, '../../dist/payments-sandbox.process.js');

/** A running sandbox process. */
export interface SandboxProcess {
  port: number;
  url: string;
  /** Ends it with the signal and waits until it is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts the built sandbox (`dist`, which `npm test` brings up to date) on a free port and waits until it listens. */
export async function runSandbox(dataDir: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PAYMENTS_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstUrl(child);
  return {
    url,
    port: Number(new URL(url).port),
    end: closedAtTheEnd<['SIGTERM' | 'SIGKILL'], number | null>(async (signal) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    }, 'SIGKILL'),
  };
}

async function firstUrl({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The process has no output.');
  for await (const line of createInterface(stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The sandbox ended before it listened.');
}
