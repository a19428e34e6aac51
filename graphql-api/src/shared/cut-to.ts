const signs = new Intl.Segmenter('en');

/** As many whole characters of a text as fit into this many UTF-16 units: no emoji and no flag is cut in two. Pure. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, signs.segment(text).containing(most)?.index);
}
