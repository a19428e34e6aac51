import { Histogram, type Registry } from 'prom-client';

import type { EndedRequest, EndListener } from '../http/watch-requests.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Aborted by the client before any response; nginx's number for it. */
const GIVEN_UP = 499;
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * How long requests took, by what the shop calls them: templates of routes, fields of the schema, verbs that exist. Nothing
 * that a caller writes is a label.
 */
export function requestMetrics(registry: Registry): EndListener {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'operation', 'status', 'cached'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (request) => durations.observe(labelsOf(request), request.ms / 1000);
}

function labelsOf({ method, route, field, status, cached }: EndedRequest) {
  return {
    method: METHODS.has(method) ? method : 'other',
    route: route ?? 'none',
    operation: field ?? '',
    status: status ?? GIVEN_UP,
    cached: cached ? 'yes' : 'no',
  };
}
