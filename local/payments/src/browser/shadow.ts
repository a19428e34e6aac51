/**
 * A shadow root with markup and styles of its own, in a new element: the page's styles don't reach in. Nothing in it is
 * inline, so that a page's content security policy forbids none of it.
 */
export function shadowWith(className: string, markup: string, css: string): ShadowRoot {
  const host = document.createElement('div');
  host.className = className;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = markup;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/** The element that a selector finds, of the kind that the markup states. */
export function find<T extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  tag: T,
  selector = '',
): HTMLElementTagNameMap[T] {
  const found = root.querySelector<HTMLElementTagNameMap[T]>(tag + selector);
  if (found === null) throw new Error(`The markup has no ${tag}${selector}.`);
  return found;
}
