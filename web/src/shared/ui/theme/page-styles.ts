import type { EmotionCache } from '@emotion/cache';

/** The id of the style element with the rules that a page from the server uses, and what it says of them. */
export const pageStylesName = 'axle-styles';

/** What the elements of one page look like. */
export interface PageStyles {
  /** The looks by id: the name of the rules of each, '' where it has none. */
  readonly looks: Map<string, string>;
  /** What elements are given: true for what styles them, false for attributes. */
  readonly props: Map<string, boolean>;
}

const emptyPage = (): PageStyles => ({ looks: new Map(), props: new Map() });

const notes = new WeakMap<EmotionCache, PageStyles>();

/** Has the rendering that fills this cache note its looks, for the browser. */
export function noteLooks(cache: EmotionCache): void {
  notes.set(cache, emptyPage());
}

/** What the rendering that fills this cache has used so far; undefined in the browser, where nobody asks. */
export const notedLooks = (cache: EmotionCache): PageStyles | undefined => notes.get(cache);

/** "1jkxhek:3k2 9qx:" are two looks, of which the second has no rules. Names without a look are those of animations. */
function writeLooks(names: readonly string[], { looks }: PageStyles): string {
  const idsOf = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [id, name] of looks) {
    const ids = idsOf.get(name);
    if (ids) ids.push(id);
    else idsOf.set(name, [id]);
  }
  return [...idsOf].map(([name, ids]) => [name, ...ids].join(':')).join(' ');
}

/** The attributes of that element: `names` are those of the rules in it. */
export function pageStylesAttributes(names: readonly string[], page: PageStyles = emptyPage()): string {
  const given = (styles: boolean) => [...page.props].filter(([, is]) => is === styles).map(([name]) => name);
  return [
    `id="${pageStylesName}"`,
    `data-looks="${writeLooks(names, page)}"`,
    `data-styled="${given(true).join(' ')}"`,
    `data-plain="${given(false).join(' ')}"`,
  ].join(' ');
}

const words = (text = '') => text.split(' ').filter(Boolean);

/** What this page came with; empty where no server has rendered it. `names` are those of the rules in it. */
export function readPageStyles(): PageStyles & { readonly names: readonly string[] } {
  const page = emptyPage();
  const names: string[] = [];
  const said = typeof document === 'undefined' ? undefined : document.getElementById(pageStylesName)?.dataset;
  for (const word of words(said?.looks)) {
    const [name = '', ...ids] = word.split(':');
    if (name) names.push(name);
    for (const id of ids) page.looks.set(id, name);
  }
  for (const name of words(said?.styled)) page.props.set(name, true);
  for (const name of words(said?.plain)) page.props.set(name, false);
  return { ...page, names };
}

/** What this page came with. */
export const pageStyles = readPageStyles();
