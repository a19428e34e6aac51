import { hasErrorCode } from '#shared/apollo/shop-error';
import { cartStore, maxParts, type Cart, type CartLine } from '#shop-kit/cart/cart-store';

/** The calls for the account's cart. Each resolves to the whole cart and rejects when the API does not respond. */
export interface AccountCart {
  ask: () => Promise<readonly CartLine[]>;
  merge: (lines: readonly CartLine[]) => Promise<readonly CartLine[]>;
  remove: (partId: string) => Promise<readonly CartLine[]>;
}

type SentLine = Pick<CartLine, 'partId' | 'quantity'>;

const quantityOf = (lines: readonly CartLine[], id: string) =>
  lines.find(({ partId }) => partId === id)?.quantity ?? 0;

/** The changes that the account does not have yet, as a key to compare. */
export const pendingChanges = ({ lines, unsent }: Cart): string =>
  unsent.map((id) => `${id} ${quantityOf(lines, id)}`).join();

/** Stores the account's cart. Changes made here since `sent` stay, and so does the order of the lines. */
function applyServerCart(account: readonly CartLine[], sent: readonly SentLine[]): void {
  const { lines, unsent } = cartStore.get();
  const still = unsent.filter(
    (id) => !sent.some(({ partId, quantity }) => partId === id && quantity === quantityOf(lines, id)),
  );
  const merged = account.map((line) =>
    still.includes(line.partId) ? { ...line, quantity: quantityOf(lines, line.partId) } : line,
  );
  const own = lines.filter(
    ({ partId }) => still.includes(partId) && !account.some((line) => line.partId === partId),
  );
  const place = new Map(lines.map(({ partId }, index) => [partId, index]));
  const placeOf = ({ partId }: CartLine) => place.get(partId) ?? lines.length;
  cartStore.set({
    lines: [...merged, ...own]
      .filter(({ quantity }) => quantity > 0)
      .sort((one, other) => placeOf(one) - placeOf(other)),
    unsent: still,
    receivedAt: Date.now(),
  });
}

/** The first of these lines, as many as the account has room for. */
function fitting(account: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  const ids = new Set(account.map(({ partId }) => partId));
  return lines.filter(({ partId }) => ids.has(partId) || (ids.size < maxParts && ids.add(partId)));
}

/**
 * Sends this browser's changes to the account and stores the resulting cart. Parts that the account has no room for stay in the
 * browser. Rejects when the API does not respond; changes not sent by then are sent the next time.
 */
export async function pushCart({ ask, merge, remove }: AccountCart): Promise<void> {
  const { lines, unsent } = cartStore.get();
  const pending = lines.filter(({ partId }) => unsent.includes(partId));
  for (const partId of unsent.filter((id) => quantityOf(lines, id) === 0))
    applyServerCart(await remove(partId), [{ partId, quantity: 0 }]);
  if (pending.length === 0) return;
  try {
    applyServerCart(await merge(pending.slice(0, maxParts)), pending.slice(0, maxParts));
  } catch (refused) {
    if (!hasErrorCode(refused, 'CART_FULL')) throw refused;
    const account = await ask();
    applyServerCart(account, []);
    const some = fitting(account, pending);
    if (some.length > 0) applyServerCart(await merge(some), some);
  }
}

/** Loads the account's cart. */
export async function pullCart({ ask }: AccountCart): Promise<void> {
  applyServerCart(await ask(), []);
}
