import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Distinguishes a process from a later one that was given the same id. */
export interface ProcessIdentity {
  pid: number;
  /** Start time, as the system counts it: only good for comparing. */
  startedAt: string;
}

/** The identity of a living process, or undefined when no process has this id or it has ended and only waits for its parent. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = lookUp(pid)?.startedAt;
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether the process that once had this identity still lives. A reused id doesn't count. */
export const isAlive = ({ pid, startedAt }: ProcessIdentity): boolean =>
  identify(pid)?.startedAt === startedAt;

export const parentOf = (pid: number): number | undefined => lookUp(pid)?.parent;

/** The command line of a living process, words joined by spaces; undefined when there is none. */
export const commandLine = (pid: number): string | undefined => lookUp(pid)?.command;

interface Entry extends ProcessIdentity {
  /** `Z` for one that has ended and only waits for its parent. */
  state: string;
  parent: number;
  command: string;
}

function lookUp(pid: number): Entry | undefined {
  try {
    // Images without `ps` are common, systems with neither are not.
    const entry = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
    return entry.state.startsWith('Z') ? undefined : entry;
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): Entry {
  // From the third field on; the name before may hold spaces and brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  const [state = 'Z', parent] = fields;
  return { pid, state, parent: Number(parent), startedAt: fields[19] ?? '', command };
}

function fromPs(pid: number): Entry {
  const words = execFileSync('ps', ['-o', 'state=,ppid=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state = 'Z', parent, ...rest] = words.trim().split(/\s+/);
  const [startedAt, command] = [rest.slice(0, 5).join(' '), rest.slice(5).join(' ')];
  return { pid, state, parent: Number(parent), startedAt, command };
}
