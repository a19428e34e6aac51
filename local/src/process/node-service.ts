import { SetUpProblem } from '../config/set-up-problem.js';
import type { Register } from './guardian.js';
import { type Command, lastOutput, ManagedProcess } from './managed-process.js';
import type { Service } from './service.js';

export interface NodeServiceOptions extends Pick<Command, 'args' | 'env' | 'cwd' | 'logFile' | 'graceMs'> {
  name: string;
  /** Responds with 200 once the server is ready. */
  readyUrl: string;
  register: Register;
  readyWithinMs?: number;
}

/** One of our servers that runs in a Node process and reports by HTTP when it is ready. */
export class NodeService implements Service {
  readonly name: string;
  process: ManagedProcess | undefined;

  constructor(private readonly options: NodeServiceOptions) {
    this.name = options.name;
  }

  /** Throws SERVICE_FAILED, with the end of its log, when it ends or does not respond. */
  async start(): Promise<void> {
    const { readyUrl, readyWithinMs = 30_000, register, logFile } = this.options;
    this.process = new ManagedProcess({ file: process.execPath, ...this.options }, register);
    const result = await this.process.untilReady(() => answers(readyUrl), readyWithinMs);
    if (result === 'ready') return;
    const what =
      result === 'ended' ? 'ended right after its start' : `was not ready within ${readyWithinMs / 1000} s`;
    throw new SetUpProblem(
      'SERVICE_FAILED',
      `${this.name} ${what}. The end of its log (${logFile}):\n${lastOutput(this.process)}`,
    );
  }

  async stop(): Promise<void> {
    await this.process?.stop();
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
