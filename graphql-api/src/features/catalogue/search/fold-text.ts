/** Lower-case letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/**
 * A text in lower case without accents and ligatures: names and searches are compared like this. The database's
 * `fold_text` gives the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħıς]/g, (letter) => LETTERS[letter] ?? letter);
