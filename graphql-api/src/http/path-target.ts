import type { RequestHandler } from 'express';

import { BadInput } from '../shared/shop-error.js';

/**
 * Refuses a request that asks for anything but a path, such as `GET http://elsewhere/` (RFC 9112 section 3.2). Those forms
 * are for proxies, which we are not.
 */
export function pathTarget(): RequestHandler {
  return (request, _response, next) => {
    next(request.originalUrl.startsWith('/') ? undefined : new BadInput('The address must be a path.'));
  };
}
