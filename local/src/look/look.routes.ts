import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';

const assets = join(fileURLToPath(import.meta.url), '..', 'assets');

/** Where pages find the files of the look. */
export const LOOK_PATH = '/sandbox/look';

/** The style sheet, typefaces and mark that the sandbox's own pages share. */
export function lookRoutes(): Router {
  const router = express.Router();
  router.use(LOOK_PATH, express.static(assets, { index: false, maxAge: '1h' }));
  return router;
}
