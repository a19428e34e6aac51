import express, { type Router } from 'express';

import { isPictureFile, UPLOADED } from '../features/catalogue/picture/picture-names.js';
import type { PictureStore } from '../features/catalogue/picture/picture-store.port.js';

/**
 * Uploaded pictures, wherever their store is. Browsers and proxies keep them for a year: the content of a name never changes.
 * Pages of other origins show our parts with them.
 */
export function uploadedPictures(store: PictureStore): Router {
  const router = express.Router();
  router.get(`${UPLOADED}:file`, async (request, response, next) => {
    const { file } = request.params;
    const picture = isPictureFile(file) ? await store.read(file) : null;
    if (!picture) {
      next();
      return;
    }
    response.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.send(picture);
  });
  return router;
}
