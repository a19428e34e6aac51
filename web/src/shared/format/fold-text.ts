// As in the API (search/fold-text.ts).
const letters: Readonly<Record<string, string>> = {
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

const foldSign = (sign: string) =>
  Array.from(
    sign
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .toLowerCase(),
    (one) => letters[one] ?? one,
  ).join('');

/** A text in lower case without accents and ligatures, and where in the text each of its characters comes from. */
export function foldWithOrigins(text: string): { folded: string; origins: [start: number, end: number][] } {
  const origins: [number, number][] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const piece = foldSign(sign);
    origins.push(...Array.from({ length: piece.length }, (): [number, number] => [at, end]));
    folded += piece;
    at = end;
  }
  return { folded, origins };
}
