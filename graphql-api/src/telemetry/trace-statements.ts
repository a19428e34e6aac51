import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Pool } from 'pg';

import { watchStatements } from './watch-statements.js';

const MAX_TEXT = 1000;

/** Makes a span of each statement that belongs to a span, with the server that it was for. */
export function traceStatements(pool: Pool, tracer: Tracer): void {
  watchStatements(pool, (textOf, { host, port }) => {
    if (!trace.getActiveSpan()) return undefined;
    const text = textOf(MAX_TEXT);
    const span = tracer.startSpan(`postgres ${/\w+/.exec(text)?.[0].toUpperCase() ?? ''}`.trim(), {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': text,
        'server.address': host,
        'server.port': port,
      },
    });
    return (error) => end(span, error);
  });
}

function end(span: Span, error?: unknown): void {
  if (error) {
    const { code } = error as { code?: unknown };
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (typeof code === 'string') span.setAttribute('error.type', code);
  }
  span.end();
}
