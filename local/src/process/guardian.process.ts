/**
 * The last one out. Holds the reading end of a pipe whose only writer is the supervisor; when the pipe closes, however
 * the supervisor ended, it stops what is still on its list and removes what was meant to be temporary.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { GuardedProcess, GuardianOrder } from './guardian.js';

const guarded = new Map<number, GuardedProcess>();
const temporary = new Set<string>();

function obey(order: GuardianOrder): void {
  if ('watch' in order) guarded.set(order.watch.pid, order.watch);
  else if ('release' in order) guarded.delete(order.release);
  else temporary.add(order.removeAtEnd);
}

/** Signals a whole process group; false when there is nobody left in it. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function stopGroup({ pid, stopSignal, graceMs }: GuardedProcess): Promise<void> {
  const deadline = Date.now() + graceMs;
  signalGroup(pid, stopSignal);
  // A paused process hears nothing before it may go on.
  signalGroup(pid, 'SIGCONT');
  while (Date.now() < deadline && signalGroup(pid, 0)) await pause(50);
  signalGroup(pid, 'SIGKILL');
  while (signalGroup(pid, 0)) await pause(20);
}

// The terminal's Ctrl-C and a closing window are the supervisor's business: this process ends after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) obey(JSON.parse(line) as GuardianOrder);
await Promise.all([...guarded.values()].map(stopGroup));
for (const path of temporary) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
