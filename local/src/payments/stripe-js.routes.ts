import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { builtFile } from '../config/package-root.js';

/**
 * `GET /v3/`: the script that defines `window.Stripe` for pages of any origin. One classic script, because `window.Stripe` must be there
 * when the script's tag has loaded; joined when `local` is built (`scripts/lib/build.mjs`).
 */
export function stripeJsRoutes(): Router {
  const script = readFileSync(builtFile('payments/stripe-js.js'), 'utf8');
  const router = Router();
  router.get('/v3', (_req, res) => {
    res.set({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    res.type('text/javascript').send(script);
  });
  return router;
}
