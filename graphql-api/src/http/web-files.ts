import type { ServerResponse } from 'node:http';

import express, { type Router } from 'express';
import sirv from 'sirv';

/** A name with a hash of the content, as the build gives it. */
const HASHED = /^\/assets\//;
/** Pages of other origins show our parts with their pictures, and documented clients the picture of a review. */
const FOR_ALL = /^\/(?:assets\/pictures|pictures|brand)\//;
const FILE = /\.\w+$/;

/**
 * The built files of the web app. What carries a hash in its name is kept for a year, everything else is asked for again and
 * answered 304. The build has laid brotli and gzip beside what shrinks; nothing is compressed here. A file is no
 * page: it needs no policy but its own (an SVG opened by itself runs nothing), so its head is a third of a page's.
 */
export function webFiles(clientDir: string): Router {
  const files = sirv(clientDir, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders });
  const router = express.Router();
  router.get('/{*path}', (request, response, next) => {
    if (!FILE.test(request.path) || request.path === '/index.html') next();
    else files(request, response, next);
  });
  return router;
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader(
    'Cache-Control',
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', FOR_ALL.test(path) ? 'cross-origin' : 'same-origin');
  if (path.endsWith('.svg'))
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
}
