import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';

import { type ActiveRequest, routeOf, underRequest } from '../shared/active-request.js';

/** A request that is answered, or aborted by its client. */
export interface EndedRequest extends ActiveRequest {
  readonly method: string;
  /** The address without its query, as requested: the caller's own text. */
  readonly path: string;
  /** Undefined without a response. */
  readonly status?: number;
  /** Whether all of the response was handed to the network. */
  readonly complete: boolean;
  readonly ms: number;
  /** Bytes sent over the connection for it, head included. */
  readonly bytes: number;
}

export type EndListener = (request: EndedRequest) => void;

/** What a proxy may call a request: nothing that could be more than a name. */
const SAFE_ID = /^[\w.-]{8,64}$/;

export interface WatchOptions {
  /** How many proxies may be believed, here about the name of a request. */
  readonly trustedProxies: number;
  readonly onEnd: EndListener;
}

/**
 * Gives every request an id, and reports each once it is over: answered by whatever layer, from memory too. The id is that
 * of `X-Request-Id` where a trusted proxy is in front, else one of our own.
 */
export function watchRequests(
  handler: RequestListener,
  { trustedProxies, onEnd }: WatchOptions,
): RequestListener {
  return (request, response) => {
    const began = performance.now();
    // A handler may shorten the address on its way.
    const { socket, url = '' } = request;
    const written = socket.bytesWritten;
    const claimed = trustedProxies > 0 ? request.headers['x-request-id'] : undefined;
    const active: ActiveRequest = {
      id: typeof claimed === 'string' && SAFE_ID.test(claimed) ? claimed : randomUUID(),
      // Named here so that all of them have one shape, which V8 reads faster.
      route: undefined,
      operation: undefined,
      field: undefined,
      caller: undefined,
      traceId: undefined,
      inTrace: undefined,
      cached: undefined,
      work: undefined,
    };
    request.active = active;
    response.on('close', () => {
      const query = url.indexOf('?');
      const { id, operation, field, caller, cached, traceId } = active;
      onEnd({
        id,
        operation,
        field,
        caller,
        cached,
        traceId,
        route: routeOf(request),
        method: request.method ?? '',
        path: query < 0 ? url : url.slice(0, query),
        status: response.headersSent ? response.statusCode : undefined,
        complete: response.writableFinished,
        ms: performance.now() - began,
        bytes: socket.bytesWritten - written,
      });
    });
    handler(request, response);
  };
}

/** Runs what belongs to a request: whatever is logged or noted on the way is of this request. */
export function inItsRequest({ active }: IncomingMessage, work: () => void): void {
  if (!active) work();
  else if (active.inTrace) {
    active.inTrace(() => underRequest(active, work));
  } else underRequest(active, work);
}

/** Runs an app that way, and adds the id to its responses. */
export function underItsRequest(app: RequestListener): RequestListener {
  return (request, response) => {
    if (request.active) response.setHeader('X-Request-Id', request.active.id);
    inItsRequest(request, () => app(request, response));
  };
}
