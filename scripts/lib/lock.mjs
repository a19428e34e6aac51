import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Does some work while holding a lock file, so that two starts from one folder don't install or build into each other. */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waits = 0; !take(path); waits++) {
    // Most hold it for a moment, to see that nothing is to be done.
    if (waits === 25) onWait();
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** A lock whose holder died is no one's. A file that is still empty is just being written. */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(path);
  // Our own id in there is that of someone who died before us.
  if (holder === undefined || (holder !== process.pid && isRunning(holder))) return false;
  rmSync(path, { force: true });
  return take(path);
}

function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    // Released in the meantime.
    return undefined;
  }
}

/** Whether a process with this id lives, ours or not. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
