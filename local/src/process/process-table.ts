import { SetUpProblem } from '../config/set-up-problem.js';
import type { GuardedProcess, Register } from './guardian.js';
import { signalGroup } from './process-group.js';

/** Every process this run has alive, told on to others who must know. Can be closed, so that an end can't be raced by a start. */
export class ProcessTable implements Register {
  private readonly alive = new Map<number, GuardedProcess>();
  private closed = false;

  constructor(private readonly others: readonly Register[]) {}

  /** Throws STOPPING once the table is closed. */
  assertOpen(): void {
    if (this.closed) throw new SetUpProblem('STOPPING', 'The shop is being stopped.');
  }

  watch(child: GuardedProcess): void {
    this.alive.set(child.pid, child);
    for (const other of this.others) other.watch(child);
  }

  release(pid: number): void {
    this.alive.delete(pid);
    for (const other of this.others) other.release(pid);
  }

  /** From now on nothing starts any more. */
  close(): void {
    this.closed = true;
  }

  /** Sends every process group its own stop signal, or one for all. */
  signalAll(signal?: NodeJS.Signals): void {
    for (const { pid, stopSignal } of this.alive.values()) signalGroup(pid, signal ?? stopSignal);
  }
}
