import type { RequestListener } from 'node:http';

import { forVisitor } from '../shared/for-visitor.js';

/** Marks what comes without a token, so that it may be read from replicas. */
export function visitors(app: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers.authorization !== undefined) app(request, response);
    else
      forVisitor(() => {
        app(request, response);
      });
  };
}
