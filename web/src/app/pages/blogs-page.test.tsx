import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { articles } from '#features/shop/blog/articles';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';

const publicFolder = join(__dirname, '../../../public');
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('the blog lists six articles, newest first, each leading to its own address', async () => {
  await renderApp({ path: '/blogs' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/blogs/brake-check',
    '/blogs/reading-part-numbers',
    '/blogs/battery-in-winter',
    '/blogs/choosing-oil-filter',
    '/blogs/fitting-spark-plugs',
    '/blogs/tire-and-wheel-care',
  ]);
  const days = articles.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
});

test.each(articles)(
  '$slug: 600 to 1,000 words under headings, with a matching reading time',
  async (article) => {
    await renderApp({ path: `/blogs/${article.slug}` });
    const text = await screen.findByRole('article', { name: article.title });
    expect(within(text).getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    expect(within(text).getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(4);
    const words = wordsIn(within(text).getByTestId('prose').textContent);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
    expect(article.minutes).toBe(Math.ceil(words / 200));
    expect(within(text).getByText(new RegExp(`^${article.minutes} min read`))).toBeVisible();
  },
);

test.each(articles)(
  '$slug: its image exists in every width and format, with an alt text',
  async (article) => {
    await renderApp({ path: `/blogs/${article.slug}` });
    expect(await screen.findByRole('img', { name: article.pictureText })).toHaveAttribute('width', '1200');
    for (const width of [400, 800, 1200]) {
      for (const format of ['avif', 'webp']) {
        const file = `pictures/articles/${article.slug}-${width}.${format}`;
        expect([file, existsSync(join(publicFolder, file))]).toEqual([file, true]);
      }
    }
  },
);

test('an article lists parts for its job and links to further articles', async () => {
  const shop = new MockApi();
  shop.parts = [aPart({ name: 'Front brake disc' })];
  const { user, place } = await renderApp({ path: '/blogs/brake-check', shop });
  const parts = await screen.findByRole('region', { name: 'Parts for this job' });
  const names = within(parts)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(names).toEqual(['Front brake disc']);
  expect(shop.calls('PartsForJob')[0]!.variables).toMatchObject({
    filter: { categories: ['BRAKES'], inStock: true },
  });
  expect(within(parts).getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/catalogue?category=brakes',
  );

  const next = screen.getByRole('region', { name: 'Read next' });
  expect(within(next).getAllByRole('link')).toHaveLength(3);
  await user.click(within(next).getByRole('link', { name: 'Reading part numbers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reading part numbers' })).toHaveFocus();
  expect(place()).toBe('/blogs/reading-part-numbers');
});

test('an article is shown without parts when they fail to load', async () => {
  const shop = new MockApi();
  shop.fail('PartsForJob', 'UNREACHABLE');
  await renderApp({ path: '/blogs/brake-check', shop });
  expect(await screen.findByRole('heading', { level: 1, name: 'Checking the brakes' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Parts for this job' })).not.toBeInTheDocument();
});

test('an unknown article shows the error page', async () => {
  await renderApp({ path: '/blogs/no-such-article' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
