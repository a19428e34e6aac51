/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSitemap, renderPage } from '../entry-server';
import { aPart, aReview } from '#testing/builders';
import { aJob } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { testConfig } from '#testing/test-config';

const template = readFileSync(join(__dirname, '../../index.html'), 'utf8');

function aShop() {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc', image: '/pictures/parts/disc-900.webp' })];
  shop.reviews = [aReview({ name: 'Marta', rating: 4.5, review: 'Fitted in an hour.' })];
  return shop.answer({ job: ({ key }: { key: string }) => (key === 'front-brakes' ? aJob() : null) });
}

async function open(url: string, shop = aShop()) {
  const { html } = await renderPage({
    url,
    template,
    config: testConfig,
    execute: (operation) => shop.execute(operation),
  });
  const head = html.slice(0, html.indexOf('</head>'));
  const content = (pattern: RegExp) => pattern.exec(head)?.[1];
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  return {
    html,
    title: content(/<title>(.*?)<\/title>/),
    meta: (name: string) => content(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    thing: (type: string) => things.find((thing) => thing['@type'] === type),
  };
}

const publicPages = async () =>
  (await loadSitemap())({ partIds: ['disc'], jobKeys: ['front-brakes'] }).map(({ path }) => path);

test('each public page has a title, a description, one canonical address and a preview', async () => {
  for (const path of await publicPages()) {
    const { title, meta, canonical } = await open(path);
    expect(title).toMatch(/^\S.* – Axle$/);
    expect(meta('description')?.length).toBeGreaterThanOrEqual(10);
    expect(canonical).toBe(`https://axle.example${path}`);
    expect(meta('og:url')).toBe(canonical);
    expect(`${meta('og:title') ?? ''} – Axle`).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toMatch(/^https:\/\/axle\.example\/.+\.(?:png|webp)$/);
    expect(meta('robots')).toBeUndefined();
  }
});

test('no two public pages share a title', async () => {
  const titles = await Promise.all((await publicPages()).map(async (path) => (await open(path)).title));
  expect(new Set(titles).size).toBe(titles.length);
});

test('a page with two addresses has the first as its canonical one', async () => {
  expect((await open('/home')).canonical).toBe('https://axle.example/');
});

test('missing pages and searches are not indexed', async () => {
  for (const path of ['/no/such/page', '/blogs/none', '/catalogue/none', '/jobs/none', '/catalogue?q=disc']) {
    const { meta, canonical } = await open(path);
    expect([path, meta('robots'), canonical]).toEqual([path, 'noindex', undefined]);
  }
});

test('a part is a Product with its Offer', async () => {
  const { thing } = await open('/catalogue/disc');
  expect(thing('Product')).toMatchObject({
    name: 'Front brake disc',
    image: 'https://axle.example/pictures/parts/disc-900.webp',
    offers: {
      '@type': 'Offer',
      price: '64.90',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('the home page marks up reviews of the shop', async () => {
  const { thing } = await open('/');
  expect(thing('Organization')).toMatchObject({
    name: 'Axle',
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Marta' },
        reviewRating: { '@type': 'Rating', ratingValue: 4.5 },
        reviewBody: 'Fitted in an hour.',
      },
    ],
  });
});

test('a review of a part does not count as a review of the shop', async () => {
  const shop = aShop();
  shop.reviews.push(aReview({ name: 'Ruben', partId: 'disc', rating: 1, review: 'Warped after a month.' }));
  const { html, thing } = await open('/', shop);
  expect(html).toContain('Warped after a month.');
  expect(thing('Organization')?.review).toEqual([
    expect.objectContaining({ reviewBody: 'Fitted in an hour.' }),
  ]);
});

test('an article is marked up as Article, and the blog lists all of them', async () => {
  const { thing, meta } = await open('/blogs/brake-check');
  expect(thing('Article')).toMatchObject({
    headline: 'Checking the brakes',
    datePublished: '2026-11-10',
    image: 'https://axle.example/pictures/articles/brake-check-1200.webp',
    author: { '@type': 'Organization', name: 'Axle' },
  });
  expect(meta('og:type')).toBe('article');
  expect((await open('/blogs')).thing('Blog')?.blogPost).toHaveLength(6);
  expect((await open('/qa')).thing('FAQPage')?.mainEntity).toHaveLength(5);
});

test('user input cannot end the data block and become script', async () => {
  const shop = aShop();
  const attack = '</script><script>alert(1)</script><!--';
  shop.parts = [aPart({ id: 'disc', name: attack, description: attack, brand: attack })];
  shop.reviews = [aReview({ name: attack, review: attack })];
  for (const path of ['/', '/catalogue', '/catalogue/disc', '/blogs/brake-check']) {
    const { html, thing } = await open(path, shop);
    expect(html).not.toContain('<script>alert');
    if (path === '/catalogue/disc') expect(thing('Product')?.name).toBe(attack);
  }
});
