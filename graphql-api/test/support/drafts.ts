import { ask } from './ask.js';
import type { ShopClient } from './shop-client.js';

/** A draft of a part, saved by an admin. Returns its id. */
export async function aDraft(admin: ShopClient): Promise<string> {
  const draft = await ask<{ id: string }>(
    admin,
    'mutation { savePartDraft(input: { name: "Disc" }) { id } }',
  );
  return draft.id;
}
