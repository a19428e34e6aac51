import { roomPages, shopPages } from './public-pages';
import type { SitemapPages, SitemapPage } from './route-handle';

/**
 * Every public page, parts last. The caller passes the ids of parts and jobs, which only the database
 * has.
 */
export async function loadSitemap(): Promise<(pages: SitemapPages) => SitemapPage[]> {
  const modules = await Promise.all([...roomPages, ...shopPages].map(({ lazy }) => lazy()));
  return (pages) => modules.flatMap(({ handle }) => handle.sitemap(pages));
}
