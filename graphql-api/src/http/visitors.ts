import { forVisitor } from '../shared/for-visitor.js';
import type { Answerer } from './front/answerer.js';

/** Marks what comes without a token, so that it may be read from replicas. */
export function visitors(app: Answerer): Answerer {
  return (request, response, body) => {
    if (request.headers.authorization !== undefined) app(request, response, body);
    else
      forVisitor(() => {
        app(request, response, body);
      });
  };
}
