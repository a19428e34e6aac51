/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerenderToNodeStream } from 'react-dom/static';
import { aPart, aReview } from '#testing/builders';
import { aJob } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { testConfig } from '#testing/test-config';
import { renderPage } from './entry-server';

jest.mock<typeof import('react-dom/static')>('react-dom/static', () => {
  const actual = jest.requireActual<typeof import('react-dom/static')>('react-dom/static');
  return { ...actual, prerenderToNodeStream: jest.fn(actual.prerenderToNodeStream) };
});

const template = readFileSync(join(__dirname, '../index.html'), 'utf8');

function aShop() {
  const shop = new MockApi();
  shop.parts = ['disc', 'pads'].map((id) => aPart({ id, name: `Brake ${id}`, category: 'BRAKES' }));
  shop.reviews = [aReview()];
  return shop.answer({ jobs: [aJob()], job: () => aJob() });
}

async function render(url: string, shop = aShop()) {
  const asked: string[] = [];
  jest.mocked(prerenderToNodeStream).mockClear();
  const { html } = await renderPage({
    url,
    template,
    config: testConfig,
    execute: (operation) => {
      asked.push(operation.operationName ?? '');
      return shop.execute(operation);
    },
  });
  return { html, asked: asked.sort(), renderings: jest.mocked(prerenderToNodeStream).mock.calls.length };
}

test.each([
  ['/', ['JobList', 'LatestReviews', 'NewestParts']],
  ['/catalogue', ['CatalogueCounts', 'CatalogueList']],
  ['/catalogue?category=brakes&q=disc', ['CatalogueCounts', 'CatalogueList']],
  ['/catalogue?category=brakes', ['CatalogueCounts', 'CatalogueList', 'CategoryJobs']],
  ['/jobs', ['JobList']],
  ['/jobs/front-brakes?year=2016&make=Honda&model=Civic', ['JobPage']],
  ['/catalogue/disc', ['MoreParts', 'PartCars', 'PartPage', 'PartReviews']],
  ['/blogs', []],
  ['/blogs/brake-check', ['PartsForJob']],
  ['/cart', []],
  ['/cart?parts=disc_2_64.90', ['CartParts']],
  ['/login', []],
])('%s is rendered once and sends each of its queries once', async (url, queries) => {
  const { asked, renderings } = await render(url);
  expect({ asked, renderings }).toEqual({ asked: queries, renderings: 1 });
});

test('a query that depends on another result needs a second rendering', async () => {
  const { html, asked, renderings } = await render('/catalogue?page=99');
  expect(asked.filter((name) => name === 'CatalogueList')).toHaveLength(2);
  expect(renderings).toBeGreaterThan(1);
  expect(html).toContain('Brake disc');
});
