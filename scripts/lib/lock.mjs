import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Does some work while holding a lock file, so that two starts from one folder don't install or build into each other. */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!take(path)) {
    if (!told) onWait();
    told = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isHeld(path)) return false;
    rmSync(path, { force: true });
    return take(path);
  }
}

/** A lock whose holder died is nobody's. A file that is still empty is just being written. */
function isHeld(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder === 0) return true;
    process.kill(holder, 0);
    return holder !== process.pid;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
