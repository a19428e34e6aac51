import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second, as the kernel counts for user space; 100 on every Linux. */
const TICKS = 100;

/** Milliseconds of CPU that a process has used; undefined where the system has no /proc. */
export function cpuMs(pid: number): number | undefined {
  return ofThreads(pid) ?? inTicks(pid);
}

/** CPU time of its threads, to the nanosecond: ticks of a hundredth of a second are too coarse for a few requests. */
function ofThreads(pid: number): number | undefined {
  let nanoseconds = 0;
  for (const thread of list(`/proc/${pid}/task`)) {
    nanoseconds += Number(/^\d+/.exec(read(`/proc/${pid}/task/${thread}/schedstat`))?.[0] ?? 0);
  }
  return nanoseconds === 0 ? undefined : nanoseconds / 1e6;
}

function inTicks(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The name before it may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Megabytes of memory that a process holds; undefined where the system has no /proc. */
export function memoryMb(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
