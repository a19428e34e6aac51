import type { EmotionCache } from '@emotion/cache';

/** The id of the style element with the rules that a page from the server uses, and what it says of them. */
export const pageStylesName = 'axle-styles';

/** The style of an element. */
export interface NotedStyle {
  /** Id of the component and the style props, the same in the browser as on the server. */
  readonly id: string;
  /** Name of its rules; '' if it has none. */
  readonly name: string;
  /** The props that it was made of. */
  readonly styleProps: readonly string[];
}

/** Styles used by one rendering. */
interface PageNotes {
  readonly styles: Set<NotedStyle>;
  /** Props that style nothing. */
  readonly attributes: Set<string>;
}

const notes = new WeakMap<EmotionCache, PageNotes>();

/** Makes the rendering that fills this cache record its styles, for the browser. */
export function noteStyles(cache: EmotionCache): void {
  notes.set(cache, { styles: new Set(), attributes: new Set() });
}

/** Styles used so far by the rendering that fills this cache; undefined in the browser, where they are not needed. */
export const notedStyles = (cache: EmotionCache): PageNotes | undefined => notes.get(cache);

/** "1jkxhek:3k2 9qx:" are two styles, of which the second has no rules. Names without a style are those of animations. */
function writeStyles(names: readonly string[], styles: Iterable<NotedStyle>): string {
  const idsOf = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  for (const { id, name } of styles) {
    const ids = idsOf.get(name);
    if (ids) ids.add(id);
    else idsOf.set(name, new Set([id]));
  }
  return [...idsOf].map(([name, ids]) => [name, ...ids].join(':')).join(' ');
}

/** The attributes of that element: `names` are those of the rules in it. */
export function pageStylesAttributes(names: readonly string[], noted?: PageNotes): string {
  const styles = [...(noted?.styles ?? [])];
  const styleProps = new Set(styles.flatMap((style) => style.styleProps));
  return [
    `id="${pageStylesName}"`,
    `data-styles="${writeStyles(names, styles)}"`,
    `data-styled="${[...styleProps].join(' ')}"`,
    `data-plain="${[...(noted?.attributes ?? [])].join(' ')}"`,
  ].join(' ');
}

const splitNames = (text = '') => text.split(' ').filter(Boolean);

/** Style data of a page rendered by the server. */
interface PageStyles {
  /** Names of the rules in it. */
  readonly names: readonly string[];
  /** The styles by id: the name of the rules of each, '' where it has none. */
  readonly styles: ReadonlyMap<string, string>;
  /** Props of elements: true for styles, false for attributes. */
  readonly props: ReadonlyMap<string, boolean>;
}

function readPageStyles(): PageStyles {
  const names: string[] = [];
  const styles = new Map<string, string>();
  const props = new Map<string, boolean>();
  const data = typeof document === 'undefined' ? undefined : document.getElementById(pageStylesName)?.dataset;
  for (const word of splitNames(data?.styles)) {
    const [name = '', ...ids] = word.split(':');
    if (name) names.push(name);
    for (const id of ids) styles.set(id, name);
  }
  for (const name of splitNames(data?.styled)) props.set(name, true);
  for (const name of splitNames(data?.plain)) props.set(name, false);
  return { names, styles, props };
}

/** Styles of the server's page; empty if it was not rendered on a server. */
export const pageStyles = readPageStyles();
