import { NEWEST, ONE, RESTOCK, SEARCH } from '../works/queries.js';
import type { Cast } from './cast.js';
import type { ShopRequest, Traffic } from './traffic.js';

/** One request a turn, until it is over. */
export type Journey = AsyncGenerator<void, void, void>;

/** What journeys need to know of a part. */
export interface SoakPart {
  readonly _id: string;
  readonly name: string;
  readonly orderQuantity: number;
}

const ADDRESS = { address: 'Werkhofweg 18, 22765 Hamburg', phone: '+49 40 66969214' };
/** Every fifth customer deletes the order. */
const DELETED = 5;

/** A customer orders, pays and receives the parts, which are restocked; or deletes the order. */
export async function* purchase(
  traffic: Traffic,
  cast: Cast,
  parts: readonly SoakPart[],
  turn: number,
): Journey {
  const part = at(parts, turn);
  const ask = (kind: string, method: ShopRequest['method'], path: string, body?: object) =>
    traffic.send<Record<string, unknown>>({ kind, method, path, body, token: cast.customer(turn).token });

  const wish = { partId: part._id, quantity: part.orderQuantity, ...ADDRESS };
  const { insertedId } = await ask('order', 'POST', '/orders', wish);
  const path = `/orders/${String(insertedId)}`;
  yield;
  const { price } = await ask('read own order', 'GET', path);
  yield;
  if (turn % DELETED === 0) {
    await ask('delete order', 'DELETE', path);
    return;
  }
  const { clientSecret } = await ask('open payment', 'POST', '/create-payment-intent', {
    price,
    orderId: insertedId,
  });
  const transactionId = String(clientSecret).split('_secret')[0] ?? '';
  yield;
  await cast.payByCard(transactionId);
  await ask('confirm payment', 'PATCH', path, { order: insertedId, transactionId });
  yield;
  const { token } = cast.admin;
  await traffic.send({ kind: 'ship', method: 'PUT', path, body: { shipped: true }, token });
  yield;
  const variables = { id: part._id, quantity: part.orderQuantity, reason: 'Delivery' };
  await traffic.send(operation('restock', RESTOCK, variables, token));
}

/** What visitors, customers and admins open, in turn. */
export async function browse(
  traffic: Traffic,
  cast: Cast,
  parts: readonly SoakPart[],
  turn: number,
): Promise<void> {
  const { _id: id } = at(parts, turn);
  const { email, token } = cast.customer(turn);
  const page = (kind: string, path: string): ShopRequest => ({ kind, method: 'GET', path });
  await traffic.send(
    at<ShopRequest>(
      [
        page('page: home', '/'),
        page('page: part', `/catalogue/${id}`),
        page('page: catalogue', `/catalogue?page=${(turn % 3) + 1}`),
        operation('newest parts', NEWEST),
        operation('one part', ONE, { id }),
        operation('search', SEARCH),
        page('GET /parts', '/parts'),
        page('page: blogs', '/blogs'),
        page('GET /reviews', '/reviews'),
        { ...page('my orders', `/my_orders?email=${encodeURIComponent(email)}`), token },
        operation('all orders', ALL_ORDERS, {}, cast.admin.token),
        operation('one part, signed in', ONE, { id }, token),
      ],
      turn,
    ),
  );
}

const ALL_ORDERS = 'query Desk { orders(first: 25) { totalCount nodes { id number status price } } }';

const operation = (kind: string, query: string, variables: object = {}, token?: string): ShopRequest => ({
  kind,
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
  token,
});

function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
