import type { Customer, TestShop } from '../support/create-test-shop.js';

/** Something that is asked of a large shop through its doors. */
export interface Question {
  readonly name: string;
  /** Rows that one node of a plan may touch for it; 2,500 without. */
  readonly mostRows?: number;
  readonly ask: (shop: TestShop, admin: Customer) => Promise<unknown>;
}

/** A GraphQL query of a visitor that must be answered. */
export const query = (name: string, text: string, mostRows?: number): Question => ({
  name,
  mostRows,
  ask: async ({ visitor }) => {
    const { errors } = await visitor.graphql(text);
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  },
});
