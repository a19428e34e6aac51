import { createHash } from 'node:crypto';
import { Router } from 'express';
import { copyScript, testCardsPage } from './test-cards.page.js';

/** `GET /sandbox/test-cards`, for people. */
export function testCardsRoutes(): Router {
  const page = testCardsPage();
  const scriptHash = createHash('sha256').update(copyScript).digest('base64');
  const router = Router();
  router.get('/sandbox/test-cards', (_req, res) => {
    res.set({
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${scriptHash}'`,
      'X-Content-Type-Options': 'nosniff',
    });
    res.type('html').send(page);
  });
  return router;
}
