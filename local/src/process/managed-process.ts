import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Register } from './guardian.js';
import { lastLines, openLog } from './log-file.js';
import { signalGroup } from './process-group.js';

/** The user and group a process runs as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** A program to run, and how to end it. */
export interface Command {
  /** What people call it: "Postgres", "shop". */
  name: string;
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** What it reads on standard input; else it finds that closed. */
  input?: string;
  /** Both output streams go here; no pipe to us can break when we are gone. */
  logFile: string;
  runAs?: RunAs | undefined;
  stopSignal?: NodeJS.Signals;
  /** How long it may take to end itself, in milliseconds. */
  graceMs?: number;
}

/** How a process ended. `error` is set when it could not be started at all. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  error?: Error;
}

/** A child in a process group of its own, so that the terminal's Ctrl-C reaches only us, and known to the guardian. */
export class ManagedProcess {
  /** Resolves when the process is gone; never rejects. */
  readonly exited: Promise<Exit>;
  exit: Exit | undefined;
  private readonly child: ChildProcess;
  private readonly stopSignal: NodeJS.Signals;
  private readonly graceMs: number;
  private readonly logStart: number;

  constructor(
    readonly command: Command,
    register: Register,
  ) {
    register.assertOpen?.();
    this.stopSignal = command.stopSignal ?? 'SIGTERM';
    this.graceMs = command.graceMs ?? 10_000;
    const { file: log, start } = openLog(command.logFile);
    this.logStart = start;
    this.child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      detached: true,
      stdio: [command.input === undefined ? 'ignore' : 'pipe', log, log],
      ...command.runAs,
    });
    closeSync(log);
    // A program that doesn't read to the end shows in how it exits.
    this.child.stdin?.on('error', () => undefined).end(command.input);
    this.exited = new Promise<Exit>((resolve) => {
      this.child.once('error', (error) => {
        resolve({ code: null, signal: null, error });
      });
      this.child.once('exit', (code, signal) => {
        resolve({ code, signal });
      });
    }).then((exit) => {
      this.exit = exit;
      if (this.child.pid !== undefined) register.release(this.child.pid);
      return exit;
    });
    if (this.child.pid !== undefined) {
      register.watch({ pid: this.child.pid, stopSignal: this.stopSignal, graceMs: this.graceMs });
    }
  }

  /** The process id; undefined when the program could not be started. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  get running(): boolean {
    return this.exit === undefined;
  }

  /** The end of what it wrote, oldest first. */
  lastLines(count = 12): string[] {
    return lastLines(this.command.logFile, count, this.logStart);
  }

  /** Signals the whole group. Does nothing once the process is gone. */
  signal(signal: NodeJS.Signals): void {
    if (this.child.pid === undefined || !this.running) return;
    signalGroup(this.child.pid, signal);
  }

  /** Asks it to end, waits the time it was given, then ends it by force. Resolves when it is gone. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.signal(this.stopSignal);
    // A paused process hears nothing before it may go on.
    this.signal('SIGCONT');
    const timer = new AbortController();
    await Promise.race([
      this.exited.finally(() => {
        timer.abort();
      }),
      pause(this.graceMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    this.signal('SIGKILL');
    await this.exited;
  }
}
