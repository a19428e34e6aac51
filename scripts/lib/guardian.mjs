import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './root.mjs';

/**
 * Starts the guardian: a process that stops the processes and removes the folders it was told of once this one has
 * ended, even after `kill -9`. Its orders are those of `local/src/process/guardian.ts`.
 */
export function startGuardian() {
  const program = inRoot('local', 'dist', 'process', 'guardian.process.js');
  const child = spawn(process.execPath, [program], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const order = (words) => child.stdin.write(`${JSON.stringify(words)}\n`);
  return {
    /** A process group to stop: first with its `stopSignal`, by force after `graceMs`. */
    watch: (group) => order({ watch: group }),
    release: (pid) => order({ release: pid }),
    removeAtEnd: (folder) => order({ removeAtEnd: folder }),
    /** Lets it do its last duties and resolves when it is gone. */
    async dismiss() {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
