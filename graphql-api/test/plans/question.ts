import type { TestShop } from '../support/create-test-shop.js';
import type { Cast } from '../support/role-cast.js';
import type { ShopClient } from '../support/shop-client.js';

/** Something that is asked of a large shop through its doors. */
export interface Question {
  readonly name: string;
  /** Rows that one node of a plan may touch for it; 2,500 without. */
  readonly maxRows?: number;
  /** Asks once; throws when it is refused. */
  readonly ask: (shop: TestShop, cast: Cast) => Promise<unknown>;
}

/** The caller; a visitor has no name. */
type Asking = 'admin' | 'owner' | 'visitor';

const clientOf = (asking: Asking, shop: TestShop, cast: Cast): ShopClient =>
  asking === 'visitor' ? shop.visitor : cast[asking];

/** A GraphQL query that must be answered. */
export const query = (asking: Asking, name: string, text: string, maxRows?: number): Question => ({
  name,
  maxRows,
  ask: (shop, cast) => answered(clientOf(asking, shop, cast), name, text),
});

/** A documented call that must be answered. */
export const get = (asking: Asking, path: string, maxRows?: number): Question => ({
  name: `GET ${path}`,
  maxRows,
  ask: async (shop, cast) => {
    const response = await clientOf(asking, shop, cast).fetch('GET', path);
    // Whatever is written as it is read is read to its end.
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  },
});

/** Throws when a query is refused. */
export async function answered(
  client: ShopClient,
  name: string,
  text: string,
  variables?: object,
): Promise<void> {
  const { errors } = await client.graphql(text, variables);
  if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
}
