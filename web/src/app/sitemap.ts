import { roomPages, shopPages } from './public-pages';
import type { SitemapPages, SitemapPage } from './route-handle';

/**
 * Every public page, as each says of itself, parts last. Which parts and jobs there are only the database knows: they come from
 * the caller.
 */
export async function loadSitemap(): Promise<(pages: SitemapPages) => SitemapPage[]> {
  const modules = await Promise.all([...roomPages, ...shopPages].map(({ lazy }) => lazy()));
  return (pages) => modules.flatMap(({ handle }) => handle.sitemap(pages));
}
