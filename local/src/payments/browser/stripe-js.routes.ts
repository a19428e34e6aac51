import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { linkScript } from './link-script.js';

/** `GET /v3/`: the script that defines `window.Stripe` for pages of any origin. */
export function stripeJsRoutes(): Router {
  const script = linkScript(dirname(fileURLToPath(import.meta.url)), 'stripe.js');
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 20)}"`;
  const router = Router();
  router.get('/v3', (_req, res) => {
    res.set({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    });
    res.type('text/javascript').send(script);
  });
  return router;
}
