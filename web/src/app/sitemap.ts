import { roomPages, shopPages } from './public-pages';
import type { KnownPages, SitemapPage } from './route-handle';

/**
 * Every public page, as each says of itself, parts last. Which parts and jobs there are only the database knows: they come from
 * the caller.
 */
export async function loadSitemap(): Promise<(known: KnownPages) => SitemapPage[]> {
  const modules = await Promise.all([...roomPages, ...shopPages].map(({ lazy }) => lazy()));
  return (known) => modules.flatMap(({ handle }) => handle.sitemap(known));
}
