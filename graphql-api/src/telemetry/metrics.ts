import { collectDefaultMetrics, Registry } from 'prom-client';

import type { EndListener } from '../http/watch-requests.js';
import type { Job } from '../jobs/job-runner.js';
import { measureJobs } from './job-metrics.js';
import { serveMetrics } from './metrics-server.js';
import { requestMetrics } from './request-metrics.js';
import { showShop, type Watched } from './shop-gauges.js';

/** What Prometheus is shown of one instance of the shop. */
export interface ShopMetrics {
  readonly onEnd: EndListener;
  measureJobs(jobs: readonly Job[]): readonly Job[];
  /** Shows a shop from now on. Once. */
  show(watched: Watched): void;
  /** Answers at `/metrics` until it is closed. */
  serve(port: number, host: string): ReturnType<typeof serveMetrics>;
}

/** A registry of its own for each shop, with what Node and the process tell. */
export function createMetrics(): ShopMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    onEnd: requestMetrics(registry),
    measureJobs: (jobs) => measureJobs(registry, jobs),
    show: (watched) => {
      showShop(registry, watched);
    },
    serve: (port, host) => serveMetrics(registry, port, host),
  };
}
