import { freePorts } from '../../../bench/src/programs/free-ports.js';

/** A port of 127.0.0.1 that no one listens on just now. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
}
