import express, { type Router } from 'express';

export interface Readiness {
  /** False once the shop is asked to stop. */
  readonly serving: () => boolean;
  /** Throws when the database does not respond. */
  readonly ping: () => Promise<unknown>;
}

/** `/healthz`: the process lives. `/readyz`: it can serve; load balancers and `npm start` look here. */
export function healthRouter({ serving, ping }: Readiness): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    if (!serving()) {
      response.status(503).json({ status: 'stopping' });
      return;
    }
    try {
      await ping();
      response.json({ status: 'ready' });
    } catch {
      response.status(503).json({ status: 'database unavailable' });
    }
  });
  return router;
}
