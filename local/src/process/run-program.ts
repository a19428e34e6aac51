import { projectRoot } from '../config/package-root.js';
import { SetUpProblem, type SetUpProblemCode } from '../config/set-up-problem.js';
import type { Register } from './guardian.js';
import { type Command, lastOutput, ManagedProcess } from './managed-process.js';

export interface ProgramRun extends Pick<Command, 'args' | 'env' | 'logFile' | 'input'> {
  /** What people call it, at the start of a sentence. */
  name: string;
  register: Register;
  /** What its failure is called. */
  problem: SetUpProblemCode;
  /** Exit codes that are answers, as 0 is. */
  answers?: readonly number[];
}

/** Runs a Node program to its end and returns its exit code. Throws a SetUpProblem with its last lines unless it is an answer. */
export async function runProgram(run: ProgramRun): Promise<number> {
  const child = new ManagedProcess({ file: process.execPath, cwd: projectRoot, ...run }, run.register);
  const { code } = await child.exited;
  if (code !== null && [0, ...(run.answers ?? [])].includes(code)) return code;
  throw new SetUpProblem(
    run.problem,
    `${run.name} failed. The end of its log (${run.logFile}):\n${lastOutput(child)}`,
  );
}
