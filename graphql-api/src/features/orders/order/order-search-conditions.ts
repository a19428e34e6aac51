import { containsPattern } from '../../../shared/like.js';
import type { SqlValues } from '../../../shared/sql-values.js';

const TEXT = `concat_ws(' ', item.product, item.name, item.email, item.address, item.phone, item.transaction_id)`;
const NUMBER = 'right(item.id::text, 8)';
const PHONE = `regexp_replace(item.phone, '[^0-9]', '', 'g')`;

/** Looks like a phone number, however it is written. */
const LIKE_A_PHONE = /^\+?[\d\s()./-]{6,}$/;

/**
 * What the trigram index can search for: three word characters in a row, or fewer at the beginning or end of a word.
 */
const INDEXED = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;

/** Longer parts of words cost the index more than they save, because its hits are rechecked. */
const LOOKED_UP = 7;

/** Every word is somewhere in the order, or the whole search is an order number or a phone number. */
export function searchCondition(search: string, values: SqlValues): string {
  const terms = termsOf(search).map((term) => {
    const text = `${TEXT} ILIKE ${values.add(containsPattern(term))}`;
    const digits = numberOf(term);
    return digits === '' ? text : `(${text} OR ${NUMBER} LIKE ${values.add(containsPattern(digits))})`;
  });
  const ways = [terms.join(' AND ')];
  const { number, phone } = wholeOf(search);
  if (number) ways.push(`${NUMBER} = ${values.add(number)}`);
  if (phone) ways.push(`${PHONE} LIKE ${values.add(containsPattern(phone))}`);
  return `(${ways.map((way) => `(${way})`).join(' OR ')})`;
}

/**
 * A condition that the `order_search` row (alias `known`) of every such order meets, and some others too; undefined if
 * an index can't help, because the words are too short.
 */
export function indexedCondition(search: string, values: SqlValues): string | undefined {
  const has = (text: string) => `known.text LIKE lower(${values.add(containsPattern(indexedForm(text)))})`;
  const terms = termsOf(search)
    .map((term) => ({ term, digits: numberOf(term) }))
    .filter(({ term, digits }) => isIndexed(term) && (digits === '' || isIndexed(digits)))
    .map(({ term, digits }) =>
      digits === '' || digits === term.toLowerCase() ? has(term) : `(${has(term)} OR ${has(digits)})`,
    );
  const { number, phone } = wholeOf(search);
  // A number in one word is already searched for as that word.
  const isOneTerm = termsOf(search).length === 1;
  const others = [isOneTerm ? undefined : number, phone].filter((whole) => whole !== undefined);
  if (terms.length === 0 || !others.every(isIndexed)) return undefined;
  return `(${[terms.join(' AND '), ...others.map(has)].map((way) => `(${way})`).join(' OR ')})`;
}

const termsOf = (search: string) => search.trim().split(/\s+/).slice(0, 10);

const isIndexed = (text: string) => INDEXED.test(indexedForm(text));

/** The piece of a long word that the fewest orders have: the one with its digits, else its beginning. */
function indexedForm(term: string): string {
  const signs = Array.from(term);
  let best = 0;
  let most = 0;
  for (let at = 0; at + LOOKED_UP <= signs.length; at++) {
    const digits = signs.slice(at, at + LOOKED_UP).filter((sign) => /\d/.test(sign)).length;
    if (digits > most) [best, most] = [at, digits];
  }
  return signs.slice(best, best + LOOKED_UP).join('');
}

/** The whole search as an order number, and as a phone number without international or trunk zeros. */
function wholeOf(search: string): { number?: string; phone?: string } {
  const number = numberOf(search);
  const phone = search.replace(/\D/g, '').replace(/^0+/, '');
  return {
    number: number.length === 8 ? number : undefined,
    phone: LIKE_A_PHONE.test(search.trim()) && phone ? phone : undefined,
  };
}

/** A part of an order's number as it is in the id: "#594B-B5" is "594bb5". Empty when it can't be one. */
function numberOf(text: string): string {
  const signs = text.replace(/[#\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{1,8}$/.test(signs) ? signs : '';
}
