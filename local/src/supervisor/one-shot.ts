import { SetUpProblem, type SetUpProblemCode } from '../config/set-up-problem.js';
import type { Register } from '../process/guardian.js';
import { type Command, ManagedProcess } from '../process/managed-process.js';

/** A built program of the API that does one thing and ends: its script, and the words that follow it. */
export type ProgramCall = readonly [script: string, ...args: string[]];

export interface OneShotOptions {
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
  register: Register;
  input?: string;
}

/** Runs a program to its end and returns its exit code. */
export async function runToEnd(
  name: string,
  call: ProgramCall,
  options: OneShotOptions,
): Promise<{ code: number | null; process: ManagedProcess }> {
  const { register, ...rest } = options;
  const command: Command = { name, file: process.execPath, args: call, ...rest };
  const child = new ManagedProcess(command, register);
  const { code } = await child.exited;
  return { code, process: child };
}

/** As runToEnd, and throws a SetUpProblem with the program's last lines unless it ended well. */
export async function runOrThrow(
  name: string,
  code: SetUpProblemCode,
  call: ProgramCall,
  options: OneShotOptions,
): Promise<void> {
  const result = await runToEnd(name, call, options);
  if (result.code === 0) return;
  const lines = result.process.lastLines().map((line) => `  ${line}`);
  throw new SetUpProblem(
    code,
    `${name} failed. The end of its log (${options.logFile}):\n${lines.join('\n')}`,
  );
}
