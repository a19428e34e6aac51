import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What tells a process from a later one that was given the same id. */
export interface ProcessIdentity {
  pid: number;
  /** When it began, as the system counts it: only good for comparing. */
  startedAt: string;
}

/** The identity of a living process, or undefined when no process has this id or it has ended and only waits for its parent. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether the process that once had this identity still lives. A reused id doesn't count. */
export const isAlive = ({ pid, startedAt }: ProcessIdentity): boolean =>
  identify(pid)?.startedAt === startedAt;

/** The parent of a living process. */
export function parentOf(pid: number): number | undefined {
  try {
    return process.platform === 'linux'
      ? Number(statFields(pid)[1])
      : Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return undefined;
  }
}

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
    const fields = statFields(pid);
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** From field 3 of /proc/pid/stat on: state, parent, … start as the 20th. The name before may hold blanks and brackets. */
const statFields = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

function startFromPs(pid: number): string | undefined {
  try {
    const [state = 'Z', ...start] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? undefined : start.join(' ');
  } catch {
    return undefined;
  }
}
