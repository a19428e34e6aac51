/** A page as the web app names it: its path and, where it is known, the day it last changed (ISO 8601). */
export interface SitemapPage {
  readonly path: string;
  readonly changed?: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The pages as a sitemap (https://www.sitemaps.org/protocol.html). `publicUrl` is an origin without a slash at its end. */
export function writeSitemap(publicUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escape(changed)}</lastmod>` : '';
    return `  <url><loc>${escape(publicUrl + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
