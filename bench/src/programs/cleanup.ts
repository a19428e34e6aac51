import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

// Whatever ends this program ends what it started.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Has a process end with this one at the latest. */
export function killedOnExit<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
