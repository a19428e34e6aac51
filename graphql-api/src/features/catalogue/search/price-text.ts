/** The price that a search names, in minor units; null: any. */
export interface NamedPrice {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

const AMOUNT = String.raw`(?:(?<sign>\$|usd ?)\s?)?(?<amount>\d{1,5}(?:\.\d\d)?)\s?(?<word>\$|usd|dollars?|bucks)?`;
const UP_TO = '(?:under|below|up to|less than|max(?:imum)?|cheaper than|menos de)';
const FROM = '(?:over|above|more than|at least|from|min(?:imum)?|más de|mas de)';
const PRICE = new RegExp(
  String.raw`(?:^|\s)(?:(?<upTo>${UP_TO})\s+|(?<from>${FROM})\s+)?${AMOUNT}(?=$|\s)`,
  'gi',
);

/**
 * Takes the price out of a search: "brake pads under 50", "$20". Without a word for dollars a number is a price only at
 * the end, after a word that says so ("under 50"; "from 2016" is a year). An amount alone is the most that someone
 * wants to spend.
 */
export function priceIn(text: string): { price: NamedPrice; rest: string } | undefined {
  for (const match of text.matchAll(PRICE)) {
    const { upTo, from, sign, amount = '', word } = match.groups ?? {};
    const end = match.index + match[0].length;
    const isMoney = sign !== undefined || word !== undefined;
    const isLast = text.slice(end).trim() === '';
    if (!isMoney && !(upTo !== undefined && isLast)) continue;
    const minor = Math.round(Number(amount) * 100);
    const price =
      from === undefined ? { minPrice: null, maxPrice: minor } : { minPrice: minor, maxPrice: null };
    return { price, rest: `${text.slice(0, match.index)} ${text.slice(end)}`.trim() };
  }
  return undefined;
}
