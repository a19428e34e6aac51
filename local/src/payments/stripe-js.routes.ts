import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { Router } from 'express';

/** `GET /v3/`: the script that defines `window.Stripe` for pages of any origin. */
export function stripeJsRoutes(): Router {
  const script = bundled(join(fileURLToPath(import.meta.url), '..', 'browser', 'stripe'));
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

/** One classic script, because `window.Stripe` must be there when the script's tag has loaded. */
function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text', '.html': 'text' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
