import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const workspace = join(__dirname, '../../..');
const root = join(workspace, '..');

/** The sandbox as it is shipped: compiled, and run by `node` as a process of its own. */
export interface BuiltSandbox {
  /** Compiled files. */
  folder: string;
  remove: () => void;
}

/** Compiles the workspace's sources the way its build does, into a folder of this run. */
export function buildSandbox(): BuiltSandbox {
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(workspace, '.cache/payments-'));
  const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
  execFileSync(process.execPath, [swc, 'src/payments', '-d', folder, '--strip-leading-paths'], {
    cwd: workspace,
    stdio: 'pipe',
  });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/** A running sandbox process. */
export interface SandboxProcess {
  port: number;
  url: string;
  /** Ends it with the signal and waits until it is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts the compiled sandbox on a free port and waits until it listens. */
export async function runSandbox({ folder }: BuiltSandbox, dataDir: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [join(folder, 'payments/main.js')], {
    env: { ...process.env, PAYMENTS_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstUrl(child);
  return {
    url,
    port: Number(new URL(url).port),
    end: async (signal) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    },
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
