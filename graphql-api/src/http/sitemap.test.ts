import { type SitemapPage, writeSitemap } from './sitemap.js';

async function written(pages: readonly SitemapPage[]): Promise<string> {
  let text = '';
  for await (const piece of writeSitemap('https://axle.example', [pages])) text += piece;
  return text;
}

test('a page is listed with its full address and its date of change, if known', async () => {
  const xml = await written([{ path: '/' }, { path: '/blogs/brake-check', changed: '2026-11-10' }]);

  expect(xml).toContain('<url><loc>https://axle.example/</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://axle.example/blogs/brake-check</loc><lastmod>2026-11-10</lastmod></url>',
  );
});

test('an address is escaped', async () => {
  const xml = await written([{ path: `/catalogue?a=1&b="</loc>'` }]);

  expect(xml).toContain('<loc>https://axle.example/catalogue?a=1&amp;b=&quot;&lt;/loc&gt;&apos;</loc>');
});
