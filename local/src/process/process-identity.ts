import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What tells a process from a later one that was given the same id. */
export interface ProcessIdentity {
  pid: number;
  /** When it began, as the system counts it: only good for comparing. */
  startedAt: string;
}

/** The identity of a living process, or undefined when no process has this id. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether the process that once had this identity still lives. A reused id doesn't count. */
export const isAlive = ({ pid, startedAt }: ProcessIdentity): boolean =>
  identify(pid)?.startedAt === startedAt;

/** The command line of a living process, words joined by blanks; undefined when there is none. */
export function commandLine(pid: number): string | undefined {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function startFromProc(pid: number): string | undefined {
  try {
    // The name in field 2 may hold blanks and brackets: count from its last bracket. Field 3 is the state, 22 the start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startFromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
