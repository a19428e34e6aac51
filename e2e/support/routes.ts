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

/** Fills in the names in an address for somebody of this role: a part to order, an unpaid order of theirs, an article. */
export async function addressesFor(shop: ShopAddress, role: Role): Promise<(path: string) => string> {
  // A visitor who turns out to have an account is the customer.
  const api = await ShopApi.signIn(shop, `${role === 'admin' ? 'admin' : 'customer'}@example.com`);
  const [part, order] = [await api.aPartInStock(), await api.order()];
  return (path) =>
    path.replace(':part', part._id).replace(':order', order).replace(':article', 'brake-check');
}
