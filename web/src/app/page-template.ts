/** Where the app's markup begins; what React renders before it belongs into the head. */
export const appStart = '<div data-app';

const inlineStyle = /<style data-emotion="([^"]+)">([\s\S]*?)<\/style>/g;

/**
 * Emotion leaves a style element before each first use. Gathered into the head they are one block per kind, the markup
 * keeps its own order (`:first-child`), and the browser's Emotion finds them by their names all the same.
 */
function gatherStyles(markup: string): { styles: string; body: string } {
  const known = new Set<string>();
  const globals: string[] = [];
  const names: string[] = [];
  let rules = '';
  const body = markup.replace(inlineStyle, (_element, key: string, css: string) => {
    if (known.has(key)) return '';
    known.add(key);
    if (key.startsWith('css-global')) {
      globals.push(`<style data-emotion="${key}">${css}</style>`);
    } else {
      names.push(key.replace(/^css /, ''));
      rules += css;
    }
    return '';
  });
  const block = names.length > 0 ? `<style data-emotion="css ${names.join(' ')}">${rules}</style>` : '';
  return { styles: globals.join('') + block, body };
}

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
  /** What React made, head tags first. */
  markup: string;
  /** The hand-over blocks. */
  state: string;
  /** Ids of the matched routes. */
  pages: readonly string[];
}

/** Puts a rendered page into `index.html`: styles and head tags into the head, markup and state into the body. */
export function fillTemplate(template: string, { markup, state, pages }: RenderedParts): string {
  const { styles, body } = gatherStyles(markup);
  const start = body.indexOf(appStart);
  const parts: Record<string, string> = {
    '<!--app-head-->': scripts(template, pages) + body.slice(0, start) + styles,
    '<!--app-html-->': body.slice(start),
    '<!--app-state-->': state,
  };
  // A function as replacement: page texts may contain "$&".
  return template
    .replace(pageNote, '')
    .replace(/<!--app-(?:head|html|state)-->/g, (mark) => parts[mark] ?? '');
}
