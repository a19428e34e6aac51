/** Where the app's markup begins; what React renders before it belongs in the head. */
export const appStart = '<div data-app';

const pageNote = /\s*<!--app-pages (\{.*?\})-->/;

/**
 * The scripts of these pages, as the build noted them in the template: a list for the starter (`web/vite/page-chunks.ts`),
 * which fetches them after the first paint.
 */
function scripts(template: string, pages: readonly string[]): string {
  const note = pageNote.exec(template)?.[1];
  if (!note) return '';
  const noted = JSON.parse(note) as Record<string, string[] | undefined>;
  const files = new Set(['', ...pages].flatMap((page) => noted[page] ?? []));
  const addresses = JSON.stringify([...files].map((file) => `/${file}`));
  return `<script type="application/json" id="axle-files">${addresses}</script>`;
}

interface RenderedParts {
  /** Output of React, head tags first. */
  markup: string;
  /** The style elements, in the order in which they count. */
  styles: string;
  /** The blocks of data to hydrate with. */
  state: string;
  /** Ids of the matched routes. */
  pages: readonly string[];
}

/** Puts a rendered page into `index.html`: styles and head tags into the head, markup and state into the body. */
export function fillTemplate(template: string, { markup, styles, state, pages }: RenderedParts): string {
  const start = markup.indexOf(appStart);
  const parts: Record<string, string> = {
    '<!--app-head-->': scripts(template, pages) + markup.slice(0, start) + styles,
    '<!--app-html-->': markup.slice(start),
    '<!--app-state-->': state,
  };
  // A function as replacement: page texts may contain "$&".
  return template
    .replace(pageNote, '')
    .replace(/<!--app-(?:head|html|state)-->/g, (mark) => parts[mark] ?? '');
}
