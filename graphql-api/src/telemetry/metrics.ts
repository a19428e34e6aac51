import { collectDefaultMetrics, Registry } from 'prom-client';

import type { IdentityProvider } from '../auth/identity.port.js';
import type { Task } from '../tasks/task-runner.js';
import { measureTasks } from './task-metrics.js';
import { serveMetrics } from './metrics-server.js';
import { requestMetrics } from './request-metrics.js';
import { measureSignIns } from './sign-in-metrics.js';
import { showShop, type Watched } from './shop-gauges.js';

/** What Prometheus is shown of one instance of the shop: a registry of its own, with data of Node and the process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    onEnd: requestMetrics(registry),
    measureTasks: (tasks: readonly Task[]) => measureTasks(registry, tasks),
    measureSignIns: (identities: IdentityProvider) => measureSignIns(registry, identities),
    /** Shows a shop from now on. Once. */
    show: (watched: Watched) => {
      showShop(registry, watched);
    },
    /** Serves `/metrics` until it is closed. */
    serve: (port: number, host: string) => serveMetrics(registry, port, host),
  };
}
