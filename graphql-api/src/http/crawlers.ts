import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import express, { type Request, type Response, type Router } from 'express';

import type { JobService } from '../features/jobs/job.service.js';
import type { PartService } from '../features/catalogue/part/part.service.js';
import { type KnownPages, type SitemapPage, writeSitemap, writeSitemapIndex } from './sitemap.js';

export interface Crawled {
  readonly publicUrl: string;
  readonly parts: Pick<PartService, 'count' | 'listIds' | 'sliceIds'>;
  readonly jobs: Pick<JobService, 'listKeys'>;
  /** Every public page. */
  readonly pages: (known: KnownPages) => readonly SitemapPage[];
  /** Counts what a sitemap costs the caller: it reads every part. Throws TooManyRequests. */
  readonly spend: (request: Request) => Promise<void>;
  /** How many parts one sitemap holds; tests have fewer. */
  readonly partsPerSitemap?: number;
}

/** A sitemap holds 50,000 addresses; the rest is for the pages that are not parts. */
const MAX_PARTS = 49_000;
/** Seconds that a sitemap may be old. */
const MAX_AGE = 300;

/**
 * `/robots.txt` and `/sitemap.xml`: where search engines may look, and every public page there is. With more parts than one
 * sitemap may hold, it is an index: of the other pages, and of the parts from the oldest on, so that a file that is full
 * changes only by removals.
 */
export function crawlersRouter(crawled: Crawled): Router {
  const { publicUrl, parts, jobs, pages, spend, partsPerSitemap = MAX_PARTS } = crawled;
  const robots = [
    'User-agent: *',
    'Disallow: /graphql',
    'Disallow: /dashboard',
    'Disallow: /order/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  const files = async () => Math.ceil((await parts.count({}).total()).count / partsPerSitemap);

  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots);
  });
  router.get('/sitemap.xml', async (request, response) => {
    await spend(request);
    const count = await files();
    if (count <= 1) {
      const partIds = await parts.listIds(partsPerSitemap);
      await send(response, writeSitemap(publicUrl, [pages({ partIds, jobKeys: await jobs.listKeys() })]));
      return;
    }
    const numbers = Array.from({ length: count }, (_, index) => `/sitemaps/parts-${index + 1}.xml`);
    await send(response, [writeSitemapIndex(publicUrl, ['/sitemaps/pages.xml', ...numbers])]);
  });
  router.get('/sitemaps/pages.xml', async (request, response) => {
    await spend(request);
    await send(response, writeSitemap(publicUrl, [pages({ partIds: [], jobKeys: await jobs.listKeys() })]));
  });
  router.get('/sitemaps/parts-:number.xml', async (request, response, next) => {
    await spend(request);
    const number = Number(request.params.number);
    if (!Number.isInteger(number) || number < 1 || number > (await files())) {
      next();
      return;
    }
    const others = pages({ partIds: [], jobKeys: [] }).length;
    const slices = parts.sliceIds((number - 1) * partsPerSitemap, partsPerSitemap);
    await send(
      response,
      writeSitemap(
        publicUrl,
        withoutOthers(slices, (partIds) => pages({ partIds, jobKeys: [] }).slice(others)),
      ),
    );
  });
  return router;
}

async function* withoutOthers(
  slices: AsyncIterable<string[]>,
  pagesOf: (ids: readonly string[]) => readonly SitemapPage[],
): AsyncGenerator<readonly SitemapPage[]> {
  for await (const ids of slices) yield pagesOf(ids);
}

/** Sends as fast as the reader reads. */
async function send(response: Response, text: AsyncIterable<string> | Iterable<string>): Promise<void> {
  response.set('Cache-Control', `public, max-age=${MAX_AGE}`).type('application/xml');
  await pipeline(Readable.from(text), response);
}
