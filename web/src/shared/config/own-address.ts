/** Any origin will do: it only shows whether an address leaves the one that it is read at. */
const here = 'http://shop.invalid';

/**
 * An address of this shop (path, query, fragment) as the browser would read it, or undefined when the text leads
 * anywhere else or nowhere. Whatever comes out of an address bar passes here before anyone is sent on to it.
 */
export function ownAddress(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  // "/a/..//evil.example" becomes "//evil.example" only once it is resolved.
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
