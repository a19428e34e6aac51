import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomically } from '../config/atomic-file.js';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { GuardedProcess, Register } from '../process/guardian.js';
import { signalGroup } from '../process/process-group.js';
import { identify, isAlive, type ProcessIdentity } from '../process/process-identity.js';

interface RecordedProcess extends ProcessIdentity {
  stopSignal: NodeJS.Signals;
}

/** What `run.json` holds. `scripts/lib/preflight.mjs` reads `supervisor.pid` and `ports`. */
interface Run {
  supervisor: ProcessIdentity;
  url: string;
  ports: number[];
  processes: RecordedProcess[];
}

/** How long a server left by a killed run may take to end by itself. */
const GRACE_MS = 10_000;

/**
 * Says that a data folder is in use, by whom, and which processes belong to it. One supervisor per folder; what a run that was
 * killed left behind is stopped first, each only if it really is the process that was written down.
 */
export class RunFile implements Register {
  private readonly processes = new Map<number, RecordedProcess>();
  private released = false;

  private constructor(
    private readonly path: string,
    private readonly run: Omit<Run, 'processes'>,
  ) {}

  /** Takes the folder for this process. Throws ALREADY_RUNNING when a living supervisor has it. */
  static async claim(path: string, { url, ports }: Pick<Run, 'url' | 'ports'>): Promise<RunFile> {
    const supervisor = identify(process.pid);
    if (!supervisor) throw new Error('This process finds no trace of itself in the process list.');
    for (;;) {
      try {
        writeFileSync(path, JSON.stringify({ supervisor, url, ports, processes: [] }), {
          flag: 'wx',
          mode: 0o600,
        });
        return new RunFile(path, { supervisor, url, ports });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        await clearLeftovers(path);
      }
    }
  }

  watch({ pid, stopSignal }: GuardedProcess): void {
    const identity = identify(pid);
    if (identity) this.processes.set(pid, { ...identity, stopSignal });
    this.write();
  }

  release(pid: number): void {
    if (this.processes.delete(pid)) this.write();
  }

  /** Gives the folder back. */
  giveBack(): void {
    this.released = true;
    rmSync(this.path, { force: true });
  }

  private write(): void {
    if (this.released) return;
    writeAtomically(
      this.path,
      JSON.stringify({ ...this.run, processes: [...this.processes.values()] }, null, 2),
    );
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
  const deadline = Date.now() + GRACE_MS;
  signalGroup(leftover.pid, leftover.stopSignal);
  while (isAlive(leftover)) {
    if (Date.now() > deadline) signalGroup(leftover.pid, 'SIGKILL');
    await pause(50);
  }
}
