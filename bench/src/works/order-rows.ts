import type { Call } from '../load/load-job.js';
import { as, post } from './calls.js';
import { PLACE_ORDER } from './queries.js';
import type { Row } from './row.js';
import type { OrderablePart, ShopFacts } from './shop-facts.js';

/** Placing orders, each with a key of its own, against two bare inserts. `settle` has what was ordered paid. */
export function orderRows(facts: ShopFacts, settle: () => Promise<void>): Row[] {
  const { customerTokens, parts } = facts;
  const [hot] = parts;
  if (!hot) throw new Error('The generated shop has no parts.');
  const many = customerTokens.map((token, at) => as(token, order(parts[at % parts.length] ?? hot)));
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
  ];
}

const order = ({ id, orderQuantity }: OrderablePart): Call =>
  post(PLACE_ORDER, {
    input: {
      partId: id,
      quantity: orderQuantity,
      address: 'Werkhofweg 18, 22765 Hamburg',
      phone: '+49 40 66969214',
      idempotencyKey: '[<id>]',
    },
  });
