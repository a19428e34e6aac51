import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localRoot } from '../config/package-root.js';

// The files are their own types; the API's seed command checks every value (graphql-api/src/seed/seed-data.ts).
type Users = typeof import('../../demo-data/users.json');
type Parts = typeof import('../../demo-data/parts.json');
type Orders = typeof import('../../demo-data/orders.json');
type Reviews = typeof import('../../demo-data/reviews.json');

type Delivery = NonNullable<Users[number]['delivery']>;

export type DemoPart = Parts[number];
/** UNPAID still holds its units, EXPIRED does not; PENDING has `paidHoursAgo`, SHIPPED also `shippedHoursAgo`. */
export type DemoOrder = Orders[number] & Delivery;

/** What the API's seed command reads. Money is in US cents; every time is an age in hours, so the data is never outdated. */
export interface DemoData {
  users: Omit<Users[number], 'delivery'>[];
  parts: Parts;
  orders: DemoOrder[];
  reviews: Reviews;
  /** Makes, models, their years and engines (demo-data/README.md). */
  vehicles: unknown[];
  /** Which of these cars the parts fit, their numbers and specifications. */
  fitment: unknown;
  /** Pieces of work on a car, and what they need. */
  jobs: unknown[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(localRoot, 'demo-data', `${name}.json`), 'utf8'));

/**
 * The demo shop as one JSON-able value: people, catalogue, real cars, a month of orders, five weeks of reviews, from
 * `local/demo-data/*.json`. It conserves stock: what its orders hold or sold never exceeds a part's `initialQuantity`.
 * Mails and calls reach no one: addresses end in example.com or example.org, numbers are from ranges kept for fiction.
 */
export const demoData: DemoData = readDemoData();

function readDemoData(): DemoData {
  const stored = read('users') as Users;
  const deliveries = new Map(stored.map(({ email, delivery }) => [email, delivery]));
  const orders = (read('orders') as Orders).map((order) => {
    const delivery = deliveries.get(order.userEmail);
    if (!delivery) throw new Error(`Demo order ${order.key} is of ${order.userEmail}, who has no delivery.`);
    return { ...order, ...delivery };
  });
  const users = stored.map(({ delivery: _kept, ...user }) => user);
  return {
    users,
    parts: read('parts') as Parts,
    orders,
    reviews: read('reviews') as Reviews,
    vehicles: read('vehicles') as unknown[],
    fitment: read('fitment'),
    jobs: read('jobs') as unknown[],
  };
}
