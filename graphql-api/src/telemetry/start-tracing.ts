import type { RequestListener } from 'node:http';

import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';
import type { Pool } from 'pg';

import { routeOf } from '../shared/active-request.js';
import type { Task } from '../tasks/task-runner.js';
import { traceStatements } from './trace-statements.js';

/** Spans at the doors of one instance of the shop: requests, statements, calls to providers, tasks. */
export interface Tracing {
  requests(handler: RequestListener): RequestListener;
  statements(pool: Pool): void;
  /** The given port; each call that takes time is a span. */
  port<T extends object>(name: string, port: T): T;
  tasks(tasks: readonly Task[]): readonly Task[];
  /** Sends what is still to be sent. */
  close(): Promise<void>;
}

const LOG_REPEAT_INTERVAL_MS = 3_600_000;

/**
 * Sends spans to `OTEL_EXPORTER_OTLP_ENDPOINT`. Endpoint, headers, service name, sampler and batches are as the SDK reads them
 * from the environment. No attribute holds what a caller wrote: names are templates, statements have placeholders, errors are their type.
 */
export function startTracing({ trustedProxies }: { trustedProxies: number }, log: Logger): Tracing {
  let loggedAt = -Infinity;
  const logFailure = () => {
    if (performance.now() - loggedAt < LOG_REPEAT_INTERVAL_MS) return;
    loggedAt = performance.now();
    log.warn('trace export failed: check OTEL_EXPORTER_OTLP_ENDPOINT');
  };
  const silent = () => undefined;
  diag.setLogger(
    { error: logFailure, warn: silent, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.ERROR,
  );
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'axle' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('axle');

  const within = <T>(span: Span, work: () => T): T =>
    context.with(trace.setSpan(context.active(), span), work);
  const ended = async <T>(span: Span, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    requests: (handler) => (request, response) => {
      const parent = trustedProxies > 0 ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const { method = '' } = request;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      response.on('close', () => {
        const { active } = request;
        const route = routeOf(request) ?? 'none';
        span.updateName([method, route, active?.field].filter(Boolean).join(' '));
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': response.headersSent ? response.statusCode : undefined,
          'graphql.operation.name': active?.operation,
          'axle.request_id': active?.id,
          'axle.caller': active?.caller,
          'axle.cached': active?.cached,
        });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      const inTrace = (work: () => void) => {
        context.with(trace.setSpan(parent, span), work);
      };
      inTrace(() => handler(request, response));
      // What comes later, such as a body, comes outside of it.
      if (request.active) Object.assign(request.active, { traceId: span.spanContext().traceId, inTrace });
    },
    statements: (pool) => traceStatements(pool, tracer),
    port: (name, port) =>
      new Proxy(port, {
        get: (target, key) => {
          const method: unknown = Reflect.get(target, key, target);
          if (typeof method !== 'function') return method;
          return (...args: unknown[]): unknown => {
            const span = tracer.startSpan(`${name} ${String(key)}`, { kind: SpanKind.CLIENT });
            const answer: unknown = within(span, (): unknown => Reflect.apply(method, target, args));
            if (answer instanceof Promise) return ended(span, answer);
            span.end();
            return answer;
          };
        },
      }),
    tasks: (tasks) =>
      tasks.map((task) => ({
        ...task,
        runOnce: (stop) => {
          const span = tracer.startSpan(`task ${task.name}`, {}, ROOT_CONTEXT);
          return ended(
            span,
            within(span, () => task.runOnce(stop)),
          );
        },
      })),
    close: () => provider.shutdown(),
  };
}
