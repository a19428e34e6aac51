import { AsyncResource } from 'node:async_hooks';

import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';

import { scrubText } from './scrub-text.js';

const MAX_TEXT = 1000;

type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * Makes a span of each statement that belongs to a span, with the server that it was for. The text is written with its placeholders; parameters, rows and the
 * database's own words about them are not.
 */
export function traceStatements(pool: Pool, tracer: Tracer): void {
  const traced = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceClient(client, tracer);
  });
  // Whoever waited for a connection goes on in its own span, not in that of whoever gave it back.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

function traceClient(client: PoolClient, tracer: Tracer): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const { host, port } = client as PoolClient & { readonly host: string; readonly port: number };
  const tracedQuery = (...args: unknown[]): unknown => {
    const text = textOf(args[0]);
    if (text === undefined || !trace.getActiveSpan()) return query(...args);
    const span = tracer.startSpan(`postgres ${/\w+/.exec(text)?.[0].toUpperCase() ?? ''}`.trim(), {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': scrubText(text.slice(0, MAX_TEXT)),
        'server.address': host,
        'server.port': port,
      },
    });
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      const noting: Callback = (error, ...rest) => {
        end(span, error);
        callback(error, ...rest);
      };
      return query(...args.slice(0, -1), noting);
    }
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.then(
        () => {
          end(span);
        },
        (error: unknown) => {
          end(span, error);
        },
      );
    else span.end();
    return answer;
  };
  client.query = tracedQuery as typeof client.query;
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

function end(span: Span, error?: unknown): void {
  if (error) {
    const { code } = error as { code?: unknown };
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (typeof code === 'string') span.setAttribute('error.type', code);
  }
  span.end();
}
