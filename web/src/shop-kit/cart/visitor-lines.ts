/**
 * The cart of a browser without JavaScript: `id_2_64.90` a part (id, units wanted, price seen), with `~` between them,
 * in the URL of `/cart` and in a cookie that only the server reads (`graphql-api/src/http/visitor-cart.ts`).
 */
import type { Wish } from './cart-store';

const cookie = 'axle-cart';

export const writeLine = ({ partId, quantity, seenPrice }: Wish) => `${partId}_${quantity}_${seenPrice}`;

/** The parts of an address or a cookie; what makes no sense is left out. */
export const readLines = (text: string | null): Wish[] =>
  (text ?? '').split('~').flatMap((line) => {
    const match = /^([\w-]{1,36})_(\d{1,7})_(\d{1,7}\.\d{2})$/.exec(line);
    const [, partId = '', quantity = '', seenPrice = ''] = match ?? [];
    return Number(quantity) > 0 ? [{ partId, quantity: Number(quantity), seenPrice }] : [];
  });

/** Takes the lines out of the cookie: from now on JavaScript has them. */
export function mergeVisitorLines(): Wish[] {
  const [, lines = ''] = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie) ?? [];
  if (lines) document.cookie = `${cookie}=; Path=/cart; Max-Age=0`;
  return readLines(lines);
}
