import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformFileSync } from '@swc/core';
import { closedAtTheEnd } from './left-open.js';

const workspace = join(__dirname, '../../..');

/** The sandbox as it is shipped: compiled, to be run by `node` as a process of its own. */
export interface BuiltSandbox {
  /** Compiled files. */
  folder: string;
  remove: () => void;
}

/** Compiles the program that runs the built sandbox (`dist`, which `npm test` brings up to date) into a folder of this run. */
export function buildSandbox(): BuiltSandbox {
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(workspace, '.cache/payments-'));
  symlinkSync(join(workspace, 'dist'), join(folder, 'src'));
  const support = 'test/payments/support';
  compileInto(join(folder, support), join(workspace, support));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function compileInto(folder: string, source: string): void {
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, compiled(join(source, file)));
  }
}

function compiled(file: string): string {
  return transformFileSync(file, { configFile: join(workspace, '.swcrc'), swcrc: false, sourceMaps: false })
    .code;
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
  const child = spawn(process.execPath, [join(folder, 'test/payments/support/payments.process.js')], {
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
