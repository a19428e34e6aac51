import { once } from 'node:events';
import fs, { accessSync, constants, existsSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import { isRunning } from './lock.mjs';
import { Refusal } from './refusal.mjs';
import { readRun } from './run-file.mjs';
import { whyNotHere } from './this-node.mjs';

const GB = 1e9;
/** While it installs, npm holds packages both packed and unpacked. */
const ROOM_TO_INSTALL = 1.5 * GB;
const ROOM_TO_RUN = 0.3 * GB;

/** Throws a Refusal when this Node or this system can't run the project. */
export function checkNode(version = process.versions.node, platform = process.platform) {
  const reason = whyNotHere(version, platform);
  if (reason !== undefined) throw new Refusal(reason);
}

/** Throws a Refusal when the path of the project has characters that the compilers take for something else. */
export function checkPath(folder) {
  const [mark] = /[#?"]/.exec(folder) ?? [];
  if (mark === undefined) return;
  throw new Refusal(
    `The shop can't be built in ${folder}, because of the ${mark} in its path. Move the project to a folder without #, ? and ", and run the command again.`,
  );
}

/** Throws a Refusal when a folder that will be written to can't be. */
export function checkWritable(folder) {
  const nearest = existing(folder);
  if (!statSync(nearest).isDirectory()) {
    throw new Refusal(
      `${nearest} is a file, and a folder is needed there. Move it away, or name another folder, and run the command again.`,
    );
  }
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    throw new Refusal(
      `You may not write to ${nearest}. Make it yours (or clone the project to a folder of your own), and run the command again.`,
    );
  }
}

/** Throws a Refusal when a folder's disk has too little room. `free` is in bytes, by default what the disk reports. */
export function checkRoom(folder, { installing }, free = freeBytes(existing(folder))) {
  const needed = installing ? ROOM_TO_INSTALL : ROOM_TO_RUN;
  if (free >= needed) return;
  const purpose = installing ? 'to install the packages' : 'to run';
  throw new Refusal(
    `The disk that holds ${folder} has ${inGb(free)} left, and ${inGb(needed)} are needed ${purpose}. Free some space, and run the command again.`,
  );
}

/** Throws one Refusal that names every port in use, who was to have it and which variable moves it. */
export async function checkPorts(ports, leftovers = []) {
  const taken = [];
  for (const wanted of ports.filter(({ port }) => !leftovers.includes(port))) {
    const { variable, port, owner } = wanted;
    const state = await portState(port);
    if (state === 'taken') taken.push(await reportTaken(wanted));
    if (state === 'forbidden')
      taken.push(
        `Port ${port}, meant for ${owner}, needs special rights: choose one above 1023 with ${variable}=….`,
      );
  }
  if (taken.length > 0) throw new Refusal(taken.join('\n'));
}

/** The ports of a run that was killed: its servers may still hold them, and the start clears them away. */
export function leftoverPorts(dataDir) {
  const run = readRun(dataDir);
  return run && !isRunning(run.supervisor.pid) ? run.ports : [];
}

async function reportTaken({ variable, port, owner }) {
  if (variable === 'PORT' && (await isThisShop(port))) {
    return `Another copy of this shop already runs at http://localhost:${port}. Stop it with Ctrl-C, or start this one beside it with other ports: PORT, POSTGRES_PORT, AUTH_PORT, PAYMENTS_PORT and DATA_DIR.`;
  }
  return `Port ${port}, meant for ${owner}, is in use. Stop what uses it, or choose another with ${variable}=….`;
}

async function portState(port) {
  if (await somebodyAnswers(port)) return 'taken';
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server.close() && 'free',
    (error) => (error.code === 'EACCES' ? 'forbidden' : 'taken'),
  );
}

/** Whether someone listens on a port; on some systems it could still be bound on 127.0.0.1, so we ask by knocking. */
export async function somebodyAnswers(port) {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(500) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function isThisShop(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) });
    return (
      (response.headers.get('content-type') ?? '').includes('json') && 'status' in (await response.json())
    );
  } catch {
    return false;
  }
}

const existing = (folder) => (existsSync(folder) ? folder : existing(dirname(folder)));
const inGb = (bytes) => `${(bytes / GB).toFixed(1)} GB`;

// Not imported by name: an older Node lacks it, and must get a readable message.
function freeBytes(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}
