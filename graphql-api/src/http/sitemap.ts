/** A page as the web app names it: its path and, where it is known, the day it last changed (ISO 8601). */
export interface SitemapPage {
  readonly path: string;
  readonly changed?: string;
}

/** What only the database knows of pages. */
export interface KnownPages {
  readonly partIds: readonly string[];
  readonly jobKeys: readonly string[];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The pages as a sitemap (https://www.sitemaps.org/protocol.html), a piece for each slice of them. `publicUrl` is an origin
 * without a slash at its end.
 */
export async function* writeSitemap(
  publicUrl: string,
  slices: AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${OPENING}<urlset ${NAMESPACE}>\n`;
  for await (const pages of slices) {
    yield pages
      .map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${escape(changed)}</lastmod>` : '';
        return `  <url><loc>${escape(publicUrl + path)}</loc>${lastmod}</url>\n`;
      })
      .join('');
  }
  yield '</urlset>\n';
}

/** The sitemaps that one is not enough for, as an index of them. */
export function writeSitemapIndex(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <sitemap><loc>${escape(publicUrl + path)}</loc></sitemap>\n`);
  return `${OPENING}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
