import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface DrainOptions {
  /** How long requests are still accepted, while balancers learn from `/readyz` that they should go elsewhere. */
  readonly delayMs: number;
  /** How long requests under way may then take before they are cut. */
  readonly timeoutMs: number;
}

/** How often connections that have nothing under way are closed. Milliseconds. */
const SWEEP_MS = 100;

/**
 * Ends a server without breaking a request: from the start each response closes its connection, after the
 * delay new connections are refused, and once everything under way is answered it resolves. What takes too long is cut.
 */
export async function drain(server: Server, { delayMs, timeoutMs }: DrainOptions): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await delay(delayMs);
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
