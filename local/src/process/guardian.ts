import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtFile } from '../config/package-root.js';

/** A process to stop when its owner is gone: first `stopSignal` to its group, SIGKILL after `graceMs`. */
export interface GuardedProcess {
  pid: number;
  stopSignal: NodeJS.Signals;
  graceMs: number;
}

/** Keeps track of which processes live. */
export interface Register {
  /** Throws when no further process may start. */
  assertOpen?: () => void;
  /** A process group that has started. Its leader's id is the group's. */
  watch: (process: GuardedProcess) => void;
  /** A process that has ended. */
  release: (pid: number) => void;
}

/** One line of the pipe from the owner to the guardian. */
export type GuardianOrder = { watch: GuardedProcess } | { release: number } | { removeAtEnd: string };

/**
 * Sees to it that nothing outlives this process, even after `kill -9`: a small process of its own holds a pipe from us
 * and stops whatever is still on its list when the pipe closes.
 */
export class Guardian implements Register {
  private readonly child = spawn(process.execPath, [builtFile('process/guardian.process.js')], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
  });

  constructor() {
    // It may keep neither us nor a test runner alive.
    this.child.unref();
    const pipe: NodeJS.WritableStream & { unref?: () => void } = this.child.stdin;
    pipe.on('error', () => undefined);
    pipe.unref?.();
  }

  watch(process: GuardedProcess): void {
    this.order({ watch: process });
  }

  release(pid: number): void {
    this.order({ release: pid });
  }

  /** Names a folder that is removed once everything has stopped. */
  removeAtEnd(path: string): void {
    this.order({ removeAtEnd: path });
  }

  /** Lets it do its last duties and resolves when it is gone. */
  async dismiss(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.ref();
    this.child.stdin.end();
    await gone;
  }

  private order(order: GuardianOrder): void {
    this.child.stdin.write(`${JSON.stringify(order)}\n`);
  }
}
