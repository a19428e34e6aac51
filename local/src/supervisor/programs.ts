import { join } from 'node:path';
import { projectRoot } from '../config/package-root.js';
import { SetUpProblem, type SetUpProblemCode } from '../config/set-up-problem.js';
import type { Register } from '../process/guardian.js';
import { ManagedProcess } from '../process/managed-process.js';

/** The API's built programs. */
export interface Programs {
  /** Brings the database of DATABASE_URL up to date. */
  migrate: string;
  /** Loads a JSON document from standard input into an empty database; `--check` exits 0 when empty, 3 when not. */
  seed: string;
  /** The shop itself; answers `GET /readyz` with 200 once it serves. */
  shop: string;
}

const built = (name: string): string => join(projectRoot, 'graphql-api', 'dist', 'bin', name);

export const builtPrograms: Programs = {
  migrate: built('migrate.js'),
  seed: built('seed.js'),
  shop: built('main.js'),
};

export interface ProgramRun {
  /** What people call it, at the start of a sentence. */
  name: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  register: Register;
  input?: string;
  /** What the failure is called. */
  problem: SetUpProblemCode;
  /** Exit codes that are answers, too. */
  answers?: readonly number[];
}

/** Runs a Node program to its end and returns its exit code. Throws a SetUpProblem with its last lines unless it ended well. */
export async function runProgram({
  name,
  problem,
  answers = [],
  register,
  ...run
}: ProgramRun): Promise<number> {
  const child = new ManagedProcess({ file: process.execPath, cwd: projectRoot, ...run }, register);
  const { code } = await child.exited;
  if (code === 0 || (code !== null && answers.includes(code))) return code;
  const lines = child.lastLines().map((line) => `  ${line}`);
  throw new SetUpProblem(
    problem,
    `${name} failed. The end of its log (${run.logFile}):\n${lines.join('\n')}`,
  );
}
