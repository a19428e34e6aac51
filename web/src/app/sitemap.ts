import { roomPages, shopPages } from './public-pages';
import type { SitemapPage } from './route-handle';

/**
 * Every public page, as each says of itself, parts last. Which parts are sold only the database knows: their ids come from
 * the caller.
 */
export async function loadSitemap(): Promise<(partIds: readonly string[]) => SitemapPage[]> {
  const modules = await Promise.all([...roomPages, ...shopPages].map(({ lazy }) => lazy()));
  return (partIds) => modules.flatMap(({ handle }) => handle.sitemap(partIds));
}
