import express, { type RequestHandler, type Router } from 'express';

import type { PartService } from '../features/part/part.service.js';
import { forAnybody } from '../shared/made-from.js';
import { type SitemapPage, writeSitemap } from './sitemap.js';

export interface Crawled {
  readonly publicUrl: string;
  readonly parts: Pick<PartService, 'listIds'>;
  /** Every public page, given the parts that are sold. */
  readonly pages: (partIds: readonly string[]) => readonly SitemapPage[];
  /** Runs before the sitemap is made: it reads every part. */
  readonly reading: RequestHandler;
}

/** A sitemap holds 50,000 addresses; the rest is for the pages that are not parts. */
const MOST_PARTS = 49_000;
/** Seconds that a sitemap may be old. */
const MAX_AGE = 300;

/** `/robots.txt` and `/sitemap.xml`: where search engines may look, and every public page there is. */
export function crawlersRouter({ publicUrl, parts, pages, reading }: Crawled): Router {
  const robots = [
    'User-agent: *',
    'Disallow: /graphql',
    'Disallow: /dashboard',
    'Disallow: /order/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots);
  });
  router.get('/sitemap.xml', reading, async (_request, response) => {
    forAnybody();
    const sitemap = writeSitemap(publicUrl, pages(await parts.listIds(MOST_PARTS)));
    response.set('Cache-Control', `public, max-age=${MAX_AGE}`).type('application/xml').send(sitemap);
  });
  return router;
}
