import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from './ask.js';
import { delivery } from './builders.js';
import type { TestShop } from './create-test-shop.js';
import type { ShopClient } from './shop-client.js';

/** An order of a purchase, as its customer sees it. */
export interface PurchasedOrder {
  readonly id: string;
  readonly purchase: { readonly id: string; readonly number: string };
  readonly product: string;
  readonly quantity: number;
  readonly price: string;
  readonly address: string;
  readonly fitReceipt: { readonly verdict: string } | null;
}

/** One line of a purchase: a part, its quantity, and further properties. */
export type WantedLine = readonly [part: Pick<Part, 'id'>, quantity: number, more?: object];

const PLACE = `mutation ($input: PlaceOrdersInput!) {
  placeOrders(input: $input) { id purchase { id number } product quantity price address fitReceipt { verdict } } }`;

export const purchaseInput = (lines: readonly WantedLine[], more: object = {}) => ({
  lines: lines.map(([{ id }, quantity, asked]) => ({ partId: id, quantity, ...asked })),
  ...delivery,
  ...more,
});

/** The number of the purchase that an order belongs to. */
export async function purchaseNumberOf({ database }: TestShop, orderId: string): Promise<string> {
  const [row] = await database.query<{ number: string }[]>(
    'SELECT number FROM purchase WHERE id = (SELECT purchase_id FROM shop_order WHERE id = $1)',
    [orderId],
  );
  return row!.number;
}

/** The parcel that an order was shipped in. */
export async function parcelOf({ database }: TestShop, orderId: string): Promise<string> {
  const [row] = await database.query<{ id: string }[]>(
    'SELECT parcel_id AS id FROM shop_order WHERE id = $1',
    [orderId],
  );
  return row!.id;
}

/** Places several orders together. Throws Refused. */
export const placeOrders = (customer: ShopClient, lines: readonly WantedLine[], more: object = {}) =>
  ask<PurchasedOrder[]>(customer, PLACE, { input: purchaseInput(lines, more) });

export const placeInCart = (customer: ShopClient, { id }: Pick<Part, 'id'>, quantity = 1) =>
  ask(
    customer,
    'mutation ($id: ID!, $quantity: Int!) { setCartLine(partId: $id, quantity: $quantity) { partId } }',
    { id, quantity },
  );
