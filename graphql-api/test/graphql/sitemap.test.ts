import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import { crawlersRouter } from '../../src/http/crawlers.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { fillCatalogue } from '../support/large-catalogue.js';

const PARTS = 23;
const PER_SITEMAP = 10;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await fillCatalogue(shop.database, PARTS);
  await shop.database.query(
    `INSERT INTO job (key, title, description, place) VALUES ('front-brakes', 'Front brakes', '', 1)`,
  );
});
afterAll(() => shop.close());

/** Responses to a crawler at these paths, with so many parts in a sitemap. */
async function crawl(partsPerSitemap: number, paths: readonly string[]): Promise<string[]> {
  const app = express().use(
    crawlersRouter({
      publicUrl: 'https://axle.example',
      parts: shop.app.services.parts,
      jobs: shop.app.services.jobs,
      pages: ({ jobKeys, partIds }) => [
        { path: '/' },
        ...jobKeys.map((key) => ({ path: `/jobs/${key}` })),
        ...partIds.map((id) => ({ path: `/catalogue/${id}` })),
      ],
      spend: () => Promise.resolve(),
      partsPerSitemap,
    }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const texts = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return response.ok ? response.text() : String(response.status);
    }),
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return texts;
}

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/axle\.example(.*?)<\/loc>/g)].map(([, path]) => path);

test('the sitemap is one file as long as all parts fit', async () => {
  const [sitemap = ''] = await crawl(PARTS, ['/sitemap.xml']);

  expect(sitemap).toContain('<urlset');
  expect(addresses(sitemap)).toEqual(expect.arrayContaining(['/', '/jobs/front-brakes']));
  expect(addresses(sitemap)).toHaveLength(2 + PARTS);
});

test('with more parts the sitemap is an index of files that name every page once', async () => {
  const [index = ''] = await crawl(PER_SITEMAP, ['/sitemap.xml']);
  const files = addresses(index).map(String);
  const found = (await crawl(PER_SITEMAP, files)).map(addresses);
  const [beyond] = await crawl(PER_SITEMAP, ['/sitemaps/parts-4.xml']);
  const sold = await shop.app.services.parts.listIds(PARTS);

  expect(index).toContain('<sitemapindex');
  expect(files).toHaveLength(4);
  expect(Math.max(...found.map(({ length }) => length))).toBe(PER_SITEMAP);
  expect(found.flat().sort()).toEqual(
    ['/', '/jobs/front-brakes', ...sold.map((id) => `/catalogue/${id}`)].sort(),
  );
  expect(beyond).toBe('404');
});
