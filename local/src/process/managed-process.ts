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

/** A program to run, and how to stop it. */
export interface Command {
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** What it reads on standard input; else it finds that closed. */
  input?: string | undefined;
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
    private readonly command: Command,
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
    const { pid } = this.child;
    if (pid !== undefined) register.watch({ pid, stopSignal: this.stopSignal, graceMs: this.graceMs });
    this.exited = new Promise<Exit>((resolve) => {
      this.child.once('error', (error) => resolve({ code: null, signal: null, error }));
      this.child.once('exit', (code, signal) => resolve({ code, signal }));
    }).then((exit) => {
      this.exit = exit;
      if (pid !== undefined) register.release(pid);
      return exit;
    });
  }

  get running(): boolean {
    return this.exit === undefined;
  }

  /** The end of what it wrote, or why it could not be started; oldest first. */
  lastLines(count = 12): string[] {
    const lines = lastLines(this.command.logFile, count, this.logStart);
    return this.exit?.error ? [...lines, this.exit.error.message] : lines;
  }

  /** Waits until a server is ready. Returns what came first; one that is late has been stopped. */
  async untilReady(isReady: () => Promise<boolean>, withinMs: number): Promise<'ready' | 'ended' | 'late'> {
    const deadline = Date.now() + withinMs;
    while (!(await isReady())) {
      if (!this.running) return 'ended';
      if (Date.now() > deadline) {
        await this.stop();
        return 'late';
      }
      await pause(30);
    }
    // Another process may have responded in its place.
    return this.running ? 'ready' : 'ended';
  }

  /** Signals the whole group. Does nothing once the process is gone. */
  signal(signal: NodeJS.Signals): void {
    if (this.child.pid !== undefined && this.running) signalGroup(this.child.pid, signal);
  }

  /** Asks it to end, waits the time it was given, then ends it by force. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.signal(this.stopSignal);
    // A paused process receives no signal before it continues.
    this.signal('SIGCONT');
    const force = setTimeout(() => this.signal('SIGKILL'), this.graceMs);
    await this.exited;
    clearTimeout(force);
  }
}

/** The end of what a process wrote, without stack frames, as one indented text for a message; empty without a process. */
export const lastOutput = (body: Pick<ManagedProcess, 'lastLines'> | undefined, count = 12): string =>
  (body?.lastLines(Infinity) ?? [])
    .filter((line) => !/^\s+at /.test(line))
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n');
