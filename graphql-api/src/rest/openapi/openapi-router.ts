import express, { type Router } from 'express';

import type { RestRoute } from '../rest-route.js';

/** `/openapi.json`. The document and its generator are loaded at the first request. */
export function openApiRouter(routes: readonly RestRoute[], publicUrl: string): Router {
  let document: Promise<object> | undefined;
  const made = async () => {
    const { openApiDocument } = await import('./document.js');
    return openApiDocument(routes, publicUrl);
  };
  const router = express.Router();
  router.get('/openapi.json', async (_request, response) => {
    response.json(await (document ??= made()));
  });
  return router;
}
