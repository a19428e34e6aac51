/** A word's singular: searched for within names, it finds both. Other words stay as they are. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 5 ? word.slice(0, -3) : word.slice(0, -1);
  if (/(ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("'s")) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
