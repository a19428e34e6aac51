import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { RequestHandler } from 'express';

/**
 * The headers that these put on every answer alike, as `writeHead` takes them. For middleware that answers nothing itself
 * and looks at no request.
 */
export function standingHeaders(middleware: readonly RequestHandler[]): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const passOn = () => undefined;
  for (const handle of middleware)
    (handle as (request: IncomingMessage, response: ServerResponse, next: () => void) => void)(
      request,
      response,
      passOn,
    );
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
