import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connect, Plugin } from 'vite';

const POLL_INTERVAL_MS = 100;
/** As long as the supervisor gives the API to start. */
const MAX_WAIT_MS = 60_000;

/** Requests that need the API wait while it restarts, instead of failing and filling the terminal. */
export function waitForApi({ apiOrigin, paths }: { apiOrigin: string; paths: readonly RegExp[] }): Plugin {
  const needsApi = ({ url = '', headers: { accept = '' } }: Connect.IncomingMessage) =>
    accept.includes('text/html') || paths.some((path) => path.test(url));
  return {
    name: 'axle:wait-for-api',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (!needsApi(request)) {
          next();
          return;
        }
        untilReachable(new URL(apiOrigin)).then(() => next(), next);
      });
    },
  };
}

async function untilReachable(origin: URL): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!(await isReachable(origin)) && Date.now() < deadline) await pause(POLL_INTERVAL_MS);
}

const isReachable = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
