import { ask } from './ask.js';
import type { ShopClient } from './shop-client.js';

/** Adds a bulk change of a part among others; with APPLIED it is done. Returns its id. */
export async function aBulkChange(
  admin: ShopClient,
  partId: string,
  state: 'APPLIED' | 'PREPARED',
): Promise<string> {
  const { id } = await ask<{ id: string }>(
    admin,
    `mutation ($ids: [ID!]!) {
      prepareBulkChange(ids: $ids, rule: { kind: RAISE_BY_PERCENT, percent: 1 }) { id } }`,
    { ids: [partId] },
  );
  if (state === 'APPLIED')
    await ask(admin, 'mutation ($id: ID!) { applyBulkChange(id: $id) { id } }', { id });
  return id;
}
