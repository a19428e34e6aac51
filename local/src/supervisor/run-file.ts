import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomically } from '@axle/payments-sandbox/write-atomically';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { GuardedProcess, Register } from '../process/guardian.js';
import { signalGroup } from '../process/process-group.js';
import { identify, isAlive, type ProcessIdentity } from '../process/process-identity.js';

type RecordedProcess = ProcessIdentity & GuardedProcess;

/** What `run.json` holds. `scripts/lib` reads `supervisor.pid`, `ports` and `shop`. */
interface Run {
  supervisor: ProcessIdentity;
  /** URL of the shop. */
  url: string;
  ports: number[];
  /**
   * The variables that local services and `secrets.json` fill in for the shop, for commands that work on it. What the user's shell holds is
   * not recorded: real keys are handed to commands as they are to the shop.
   */
  shop?: NodeJS.ProcessEnv;
  processes: RecordedProcess[];
}

/**
 * Records that a data folder is in use, by whom, and which processes belong to it; tells the guardian, too. One
 * supervisor per folder; what a run that was killed left behind is stopped first, each only if it really is the process that
 * was recorded. Can be closed, so that a shutdown can't be raced by a start.
 */
export class RunFile implements Register {
  private closed = false;
  private released = false;

  private constructor(
    private readonly path: string,
    private readonly run: Run,
    private readonly guardian: Register,
  ) {}

  /** Claims the folder for this process. Throws ALREADY_RUNNING when a living supervisor has it. */
  static async claim(path: string, about: Pick<Run, 'url' | 'ports'>, guardian: Register): Promise<RunFile> {
    const supervisor = identify(process.pid);
    if (!supervisor) throw new Error('This process finds no trace of itself in the process list.');
    const run: Run = { supervisor, ...about, processes: [] };
    for (;;) {
      try {
        writeFileSync(path, JSON.stringify(run), { flag: 'wx', mode: 0o600 });
        return new RunFile(path, run, guardian);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        await clearLeftovers(path);
      }
    }
  }

  /** Adds what the commands that work on this shop need to know. */
  notifyShop(env: NodeJS.ProcessEnv): void {
    this.run.shop = env;
    this.write();
  }

  /** Throws STOPPING once the run is closed. */
  assertOpen(): void {
    if (this.closed) throw new SetUpProblem('STOPPING', 'The shop is being stopped.');
  }

  watch(child: GuardedProcess): void {
    this.guardian.watch(child);
    const identity = identify(child.pid);
    if (identity) this.run.processes.push({ ...identity, ...child });
    this.write();
  }

  release(pid: number): void {
    this.guardian.release(pid);
    this.run.processes = this.run.processes.filter((child) => child.pid !== pid);
    this.write();
  }

  /** From now on nothing starts any more. */
  close(): void {
    this.closed = true;
  }

  /** Sends every process group its own stop signal, or one for all. */
  signalAll(signal?: NodeJS.Signals): void {
    for (const { pid, stopSignal } of this.run.processes) signalGroup(pid, signal ?? stopSignal);
  }

  /** Releases the folder. */
  giveBack(): void {
    this.released = true;
    rmSync(this.path, { force: true });
  }

  /** On a full disk the last state stays: the guardian knows every process, too, and nothing that runs has to end for it. */
  private write(): void {
    if (this.released) return;
    try {
      writeAtomically(this.path, JSON.stringify(this.run, null, 2));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

async function clearLeftovers(path: string): Promise<void> {
  const run = read(path);
  if (run && isAlive(run.supervisor)) {
    throw new SetUpProblem(
      'ALREADY_RUNNING',
      `A copy of the shop already runs from this data folder, at ${run.url} (process ${run.supervisor.pid}). ` +
        'Stop it with Ctrl-C, or start another beside it with other ports and another DATA_DIR.',
    );
  }
  await Promise.all((run?.processes ?? []).map(stopLeftover));
  rmSync(path, { force: true });
}

function read(path: string): Run | undefined {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Run) : undefined;
  } catch {
    // Cut short while it was first written: nothing had been started yet.
    return undefined;
  }
}

async function stopLeftover(leftover: RecordedProcess): Promise<void> {
  if (!isAlive(leftover)) return;
  const deadline = Date.now() + leftover.graceMs;
  signalGroup(leftover.pid, leftover.stopSignal);
  while (isAlive(leftover)) {
    if (Date.now() > deadline) signalGroup(leftover.pid, 'SIGKILL');
    await pause(50);
  }
}
