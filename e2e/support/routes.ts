import table from '../routes.json';
import type { ShopAddress } from './shop-address.js';
import { ShopApi } from './shop-api.js';

export const ROLES = ['visitor', 'customer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Route {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly access: keyof typeof SEEN_BY;
  readonly seenBy: readonly Role[];
}

const SEEN_BY = {
  everyone: ROLES,
  /** Login and sign-up: who is signed in has nothing to do there. */
  visitors: ['visitor'],
  users: ['customer', 'admin'],
  admins: ['admin'],
} as const;

/** Spec section 2, row by row: the route, the heading of its page (any where it is the name of a thing), who may see it. */
export const ROUTES: readonly Route[] = table.map(({ path, heading, access }) => ({
  path,
  heading: heading || /./,
  access: access as Route['access'],
  seenBy: SEEN_BY[access as Route['access']],
}));

/** Pages whose header and menu differ by role. */
const FRAMES: readonly string[] = ['/', '/dashboard'];

/**
 * The pages that are looked at as this role where looks are judged: each once, by the role that sees least of the shop
 * and may see it, and what frames them for everyone.
 */
export const pagesToJudge = (role: Role): readonly Route[] =>
  ROUTES.filter(({ path, seenBy }) => seenBy[0] === role || (FRAMES.includes(path) && seenBy.includes(role)));

/** A file of lists of cars that is never applied. */
const ONE_WRONG_ROW = `part_number,make,model,year_from,year_to,note
N 312.28-05,Honda,Accord,2013,2O17,
N 312.28-05,Honda,Pilot,2009,2015,front`;

/** Fills in the names in a path for a user of this role: a part, an unpaid order of theirs, a file, an article, job. */
export async function addressesFor(shop: ShopAddress, role: Role): Promise<(path: string) => string> {
  // A visitor who turns out to have an account is the customer.
  const api = await ShopApi.signIn(shop, `${role === 'admin' ? 'admin' : 'customer'}@example.com`);
  const [part, order] = [await api.aPartInStock(), await api.order()];
  // Only admins may send files; others must be turned away from any.
  const imported = role === 'admin' ? await api.previewOf(ONE_WRONG_ROW) : 'none';
  const customer = await api.customerId();
  return (path) =>
    path
      .replace(':part', part._id)
      .replace(':order', order)
      .replace(':import', imported)
      .replace(':customer', customer)
      .replace(':job', 'front-brakes')
      .replace(':article', 'brake-check');
}
