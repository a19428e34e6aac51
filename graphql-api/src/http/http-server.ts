import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';

import type { Logger } from 'pino';

import { limitArrival } from '../shared/arrival.js';

/**
 * The head of a request must be complete after this, the whole of it after that, and a file of someone who may send one at last (bar
 * C40). Milliseconds.
 */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const FILE_MS = 900_000;
/** How often connections are checked against the first and the last. */
const CHECK_MS = 2000;
/** Longer than a balancer in front keeps a connection, so that it is never the shop that hangs up on a request. */
const KEEP_ALIVE_MS = 75_000;
/** A connection on which nothing moves in either direction, such as that of a client that does not read its answer. */
const SILENT_MS = 90_000;
/** What is left of the file limit for the database, files and logs. */
const OTHER_FILES = 500;
const FALLBACK_LIMIT = 1024;

/**
 * The server that handles all requests, not yet listening. Slow clients are disconnected, and no number of connections
 * takes the files that the shop itself needs: one more than it has room for is closed at once.
 */
export function createHttpServer(handler: RequestListener, log: Logger): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: FILE_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      limitArrival(request, response, REQUEST_MS);
      handler(request, response);
    },
  );
  server.timeout = SILENT_MS;
  server.maxConnections = Math.max(OTHER_FILES, openFilesLimit() - OTHER_FILES);
  let reportedAt = -Infinity;
  server.on('drop', () => {
    // Idle connections make room for new ones.
    server.closeIdleConnections();
    if (performance.now() - reportedAt < 60_000) return;
    reportedAt = performance.now();
    log.warn(
      { maxConnections: server.maxConnections },
      'connection limit reached: new connections are closed',
    );
  });
  return server;
}

/** How many files this process may have open. Where the system does not say, what most systems allow. */
function openFilesLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? FALLBACK_LIMIT);
  } catch {
    return FALLBACK_LIMIT;
  }
}
