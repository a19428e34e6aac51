import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';

const assets = join(fileURLToPath(import.meta.url), '..', 'assets');

/** Path of the files of the style. */
export const STYLE_PATH = '/sandbox/style';

/** The style sheet, typefaces and mark that the sandbox's own pages share. */
export function styleRoutes(): Router {
  const router = express.Router();
  router.use(STYLE_PATH, express.static(assets, { index: false, maxAge: '1h' }));
  return router;
}
