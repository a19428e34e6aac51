import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localRoot } from '../config/package-root.js';
import type { DemoData, DemoDelivery, DemoOrder, DemoUser } from './demo-data.types.js';

/** As the files have it: where an order goes stands once, with the customer. */
type StoredUser = DemoUser & { readonly delivery?: DemoDelivery };
type StoredOrder = Omit<DemoOrder, keyof DemoDelivery>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(localRoot, 'demo-data', `${name}.json`), 'utf8'));

/**
 * The demo shop as one JSON-able value: people, catalogue, a month of orders, five weeks of reviews, from
 * `local/demo-data/*.json`. It conserves stock: what its orders hold or sold never exceeds a part's `initialQuantity`.
 * Mails and calls reach nobody: addresses end in example.com or example.org, numbers are from ranges kept for fiction.
 */
export const demoData: DemoData = readDemoData();

function readDemoData(): DemoData {
  const stored = read('users') as StoredUser[];
  const deliveries = new Map(stored.map(({ email, delivery }) => [email, delivery]));
  const orders = (read('orders') as StoredOrder[]).map((order) => {
    const delivery = deliveries.get(order.userEmail);
    if (!delivery) throw new Error(`Demo order ${order.key} is of ${order.userEmail}, who has no delivery.`);
    return { ...order, ...delivery };
  });
  const users = stored.map(({ delivery: _kept, ...user }) => user);
  const parts = read('parts') as DemoData['parts'];
  const reviews = read('reviews') as DemoData['reviews'];
  return { users, parts, orders, reviews };
}
