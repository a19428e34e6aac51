import type { Call } from '../load/load-job.js';
import { as, post } from './calls.js';
import { PLACE_ORDER, PLACE_ORDERS } from './queries.js';
import type { Row } from './row.js';
import type { OrderablePart, ShopFacts } from './shop-facts.js';

/**
 * Placing orders, each with a key of its own, against bare inserts: one part, and a cart of twenty or fifty. `settle` pays what
 * was ordered.
 */
export function orderRows(facts: ShopFacts, settle: () => Promise<void>): Row[] {
  const { customerTokens, parts } = facts;
  const [hot] = parts;
  if (!hot) throw new Error('The generated shop has no parts.');
  const many = customerTokens.map((token, at) => as(token, order(parts[at % parts.length] ?? hot)));
  const carts = (lines: number) =>
    customerTokens.map((token, at) =>
      as(token, cart(Array.from({ length: lines }, (_, line) => parts[(at + line) % parts.length] ?? hot))),
    );
  const few = customerTokens.slice(0, 50).map((token) => as(token, order(hot)));
  return [
    {
      name: 'W5',
      title: 'place an order: 2,000 customers, 64 parts',
      runners: {
        axle: { server: 'cold', calls: many, after: settle },
        pg: { server: 'pg', calls: many },
        apollo: { server: 'apollo', calls: many },
      },
      goals: [{ of: 'axle', against: 'pg', least: 0.2 }],
    },
    {
      name: 'W5hot',
      title: 'place an order: 50 customers, one part',
      runners: {
        axle: { server: 'cold', calls: few, after: settle },
        spread: { server: 'cold', calls: many, after: settle },
      },
      goals: [{ of: 'axle', against: 'spread', least: 0.5 }],
    },
    {
      name: 'W7',
      title: 'place a cart of 20 parts, beside one part',
      runners: {
        axle: { server: 'cold', calls: carts(20), after: settle },
        single: { server: 'cold', calls: many, after: settle },
        pg: { server: 'pg', calls: carts(20) },
      },
      // Twenty single orders take at least four times as long as the cart.
      goals: [{ of: 'axle', against: 'single', least: 0.2 }],
    },
    {
      name: 'W7alone',
      title: 'place a cart of 50 parts, one after the other',
      connections: 1,
      runners: {
        axle: { server: 'cold', calls: carts(50), after: settle },
        single: { server: 'cold', calls: carts(1), after: settle },
      },
      // What a customer waits for; with --durable, as in production.
      goals: [{ of: 'axle', against: 'single', timesAsLongAtMost: 3 }],
    },
  ];
}

const DELIVERY = {
  address: 'Werkhofweg 18, 22765 Hamburg',
  phone: '+49 40 66969214',
  idempotencyKey: '[<id>]',
};

const order = ({ id, orderQuantity }: OrderablePart): Call =>
  post(PLACE_ORDER, {
    input: {
      partId: id,
      quantity: orderQuantity,
      ...DELIVERY,
    },
  });

const cart = (parts: readonly OrderablePart[]): Call =>
  post(PLACE_ORDERS, {
    input: {
      lines: parts.map(({ id, orderQuantity }) => ({ partId: id, quantity: orderQuantity })),
      ...DELIVERY,
    },
  });
