import type { IncomingMessage, ServerResponse } from 'node:http';

/** The time limits of requests whose body is arriving. */
const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends a request with 408 if its body has not arrived in time. */
export function limitArrival(request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const limit = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent)
      request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.socket.destroySoon();
  }, withinMs).unref();
  limits.set(request, limit);
  // What was answered early may still be arriving.
  response.once('close', () => {
    if (request.complete) clearTimeout(limit);
  });
  request.once('close', () => clearTimeout(limit));
}

/** Allows an upload more time: on a slow line it takes minutes. The server's own limit stays. */
export function allowLongerRequest(request: IncomingMessage): void {
  clearTimeout(limits.get(request));
}
