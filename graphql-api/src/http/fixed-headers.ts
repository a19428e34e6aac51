import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { RequestHandler } from 'express';

/**
 * The headers that a middleware puts on every answer alike, as `writeHead` takes them. For a middleware that sends nothing
 * itself and does not read the request.
 */
export function fixedHeaders(middleware: RequestHandler): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const passOn = () => undefined;
  (middleware as (request: IncomingMessage, response: ServerResponse, next: () => void) => void)(
    request,
    response,
    passOn,
  );
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
