import type { ServerResponse } from 'node:http';
import { sep } from 'node:path';

import express, { type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';

/** A name that carries a hash of the content, as the build gives it: what it names never changes. */
const hashed = `${sep}assets${sep}`;
/** Pages of other origins show our parts with their pictures, and clients of the documented calls a reviewer's. */
const forAll = new RegExp(`\\${sep}(?:pictures|brand)\\${sep}`);
/** Everything with an ending but the template of the pages. */
const file = /^(?!\/index\.html$)[\w/.-]+\.\w+$/;

/**
 * The built files of the web app. Hashed names are kept for a year, all others for a day, and then shown once more while they are asked for again. The
 * build has stored brotli and gzip next to what shrinks by it: nothing is compressed here. Comes before the headers of
 * pages, whose policies mean nothing on a file and weigh more than many a file; an SVG opened by itself runs nothing.
 */
export function webFiles(clientDir: string): RequestHandler {
  const files = staticGzip(clientDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { redirect: false, cacheControl: false, setHeaders },
  });
  const router = express.Router();
  router.get(file, files);
  return (request, response, next) => {
    // A router answers OPTIONS on its own, also for `/config.json`, not a file: that is for the CORS middleware.
    if (request.method === 'OPTIONS') next();
    else router(request, response, next);
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  const lasts = path.includes(hashed);
  response.setHeader(
    'Cache-Control',
    lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=86400, stale-while-revalidate=604800',
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', forAll.test(path) ? 'cross-origin' : 'same-origin');
  if (/\.svg(?:\.br|\.gz)?$/.test(path))
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
}
