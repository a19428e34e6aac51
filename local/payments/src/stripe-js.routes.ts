import { readFileSync } from 'node:fs';
import { Router } from 'express';

/** `src/x.ts` and `dist/x.js` lie equally deep in the package. */
const BUNDLE = new URL('../dist/stripe-js.js', import.meta.url);

/**
 * `GET /v3/`: the script that defines `window.Stripe` for pages of any origin. One classic script, because `window.Stripe` must be there
 * when the script's tag has loaded; joined when the package is built.
 */
export function stripeJsRoutes(): Router {
  const script = readFileSync(BUNDLE, 'utf8');
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
