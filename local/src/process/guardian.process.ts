/**
 * The last one out. Holds the reading end of a pipe whose only writer is the supervisor; when the pipe closes, however
 * the supervisor ended, it stops what is still on its list and removes what was meant to be temporary.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from './process-group.js';
import { identify } from './process-identity.js';
import type { GuardedProcess, GuardianOrder } from './guardian.js';

const guarded = new Map<number, GuardedProcess>();
const temporary = new Set<string>();

function obey(order: GuardianOrder): void {
  if ('watch' in order) guarded.set(order.watch.pid, order.watch);
  else if ('release' in order) guarded.delete(order.release);
  else temporary.add(order.removeAtEnd);
}

async function stopGroup({ pid, stopSignal, graceMs }: GuardedProcess): Promise<void> {
  const deadline = Date.now() + graceMs;
  signalGroup(pid, stopSignal);
  // A paused process receives no signal before it continues.
  signalGroup(pid, 'SIGCONT');
  // Their parent is dead, and where no one inherits orphans they stay in the process list for ever: ask who really lives.
  while (identify(pid) && Date.now() < deadline) await pause(50);
  signalGroup(pid, 'SIGKILL');
  while (identify(pid)) await pause(20);
}

// The terminal's Ctrl-C and a closing window are the supervisor's business: this process ends after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) obey(JSON.parse(line) as GuardianOrder);
await Promise.allSettled([...guarded.values()].map(stopGroup));
for (const path of temporary) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
