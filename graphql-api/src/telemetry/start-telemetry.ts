import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import type { Logger } from 'pino';
import type { Pool } from 'pg';

import type { IdentityProvider } from '../auth/identity.port.js';
import type { PaymentGateway } from '../features/payments/payment/payment-gateway.port.js';
import type { EndListener } from '../http/watch-requests.js';
import type { Task } from '../tasks/task-runner.js';
import type { Watched } from './shop-gauges.js';

/** How long a collector may take for what is still to be sent at the end. */
const LAST_SPANS_MS = 2000;

export interface TelemetrySettings {
  readonly METRICS_PORT?: number;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly HOST: string;
  readonly TRUSTED_PROXIES: number;
}

/** What watches the running shop: metrics and traces, each if it is configured. */
export interface Telemetry {
  readonly onRequestEnd?: EndListener;
  gateway(gateway: PaymentGateway): PaymentGateway;
  identities(identities: IdentityProvider): IdentityProvider;
  handler(handler: RequestListener): RequestListener;
  tasks(tasks: readonly Task[]): readonly Task[];
  /** Watches the statements of a pool, before its first. */
  statements(pool: Pool): void;
  /** Begins to show a shop, and answers requests. */
  open(watched: Watched): Promise<void>;
  close(): Promise<void>;
}

/** Loads only what is configured: without METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT nothing. */
export async function startTelemetry(env: TelemetrySettings, log: Logger): Promise<Telemetry> {
  const { METRICS_PORT: port, HOST: host, TRUSTED_PROXIES: trustedProxies } = env;
  const metrics = port === undefined ? undefined : (await import('./metrics.js')).createMetrics();
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./start-tracing.js')).startTracing({ trustedProxies }, log)
    : undefined;
  let server: { close(): Promise<void> } | undefined;
  return {
    onRequestEnd: metrics?.onEnd,
    gateway: (gateway) => tracing?.port('stripe', gateway) ?? gateway,
    identities: (identities) => {
      const measured = metrics?.measureSignIns(identities) ?? identities;
      return tracing?.port('firebase', measured) ?? measured;
    },
    handler: (handler) => tracing?.requests(handler) ?? handler,
    tasks: (tasks) => {
      const measured = metrics?.measureTasks(tasks) ?? tasks;
      return tracing?.tasks(measured) ?? measured;
    },
    statements: (pool) => tracing?.statements(pool),
    open: async (watched) => {
      metrics?.show(watched);
      if (metrics && port !== undefined) server = await metrics.serve(port, host);
    },
    close: async () => {
      await server?.close();
      const sent = tracing?.close().catch(() => undefined);
      await Promise.race([sent, delay(LAST_SPANS_MS, undefined, { ref: false })]);
    },
  };
}
