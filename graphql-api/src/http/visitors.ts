import { forVisitor } from '../shared/for-visitor.js';
import type { App } from '../cache/door.js';

/** Marks requests without a token, so that they may be read from replicas. */
export function visitors(app: App): App {
  return (request, response, body) => {
    if (request.headers.authorization !== undefined) app(request, response, body);
    else forVisitor(() => app(request, response, body));
  };
}
