import { setTimeout as pause } from 'node:timers/promises';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { Register } from './guardian.js';
import { ManagedProcess } from './managed-process.js';
import type { Service } from './service.js';

export interface NodeServiceOptions {
  name: string;
  /** The built program and its arguments. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
  /** Answers 200 once the server is ready. */
  readyUrl: string;
  register: Register;
  readyWithinMs?: number;
  graceMs?: number;
}

/** A server of ours that runs in a Node process and says by HTTP when it is ready. */
export class NodeService implements Service {
  readonly name: string;
  process: ManagedProcess | undefined;

  constructor(private readonly options: NodeServiceOptions) {
    this.name = options.name;
  }

  /** Throws SERVICE_FAILED, with the end of its log, when it ends or stays silent instead. */
  async start(): Promise<void> {
    const {
      name,
      args,
      env,
      cwd,
      logFile,
      readyUrl,
      register,
      readyWithinMs = 30_000,
      graceMs = 10_000,
    } = this.options;
    const child = new ManagedProcess(
      { name, file: process.execPath, args, env, cwd, logFile, graceMs },
      register,
    );
    this.process = child;
    const deadline = Date.now() + readyWithinMs;
    while (!(await answers(readyUrl))) {
      if (!child.running) throw this.failure('ended right after its start');
      if (Date.now() > deadline) {
        await child.stop();
        throw this.failure(`was not ready within ${readyWithinMs / 1000} s`);
      }
      await pause(30);
    }
    if (!child.running) throw this.failure('ended right after its start');
  }

  async stop(): Promise<void> {
    await this.process?.stop();
  }

  private failure(what: string): SetUpProblem {
    const { name, logFile } = this.options;
    const lines = [...(this.process?.lastLines() ?? []), this.process?.exit?.error?.message].filter(Boolean);
    return new SetUpProblem(
      'SERVICE_FAILED',
      `${name} ${what}. The end of its log (${logFile}):\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
