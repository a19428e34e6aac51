/** Cuts a text to as many whole characters as fit into so many UTF-16 units: no emoji and no flag is cut in two. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, new Intl.Segmenter('en').segment(text).containing(max)?.index);
}
