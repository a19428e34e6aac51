import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import type { Surroundings } from '../pages/sandbox-page.js';
import { testCardsPage } from './test-cards.page.js';

const assets = join(fileURLToPath(import.meta.url), '..', 'assets');

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `GET /sandbox/test-cards`, a page for developers, and its files below it. */
export function testCardsRoutes(around: Surroundings): Router {
  const page = testCardsPage(around);
  const router = express.Router();
  router.get('/sandbox/test-cards', (_req, res) => {
    res.set({ 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' });
    res.type('html').send(page);
  });
  router.use('/sandbox/test-cards', express.static(assets, { index: false, redirect: false, maxAge: '1h' }));
  return router;
}
