import { hasErrorCode } from '#shared/apollo/shop-error';
import { cartStore, maxParts, type Cart, type CartLine } from '#shop-kit/cart/cart-store';

/** What the account's cart is asked and told; each answers all of it, and rejects when the shop does not. */
export interface AccountCart {
  ask: () => Promise<readonly CartLine[]>;
  merge: (lines: readonly CartLine[]) => Promise<readonly CartLine[]>;
  remove: (partId: string) => Promise<readonly CartLine[]>;
}

type Said = Pick<CartLine, 'partId' | 'quantity'>;

const wantedOf = (lines: readonly CartLine[], id: string) =>
  lines.find(({ partId }) => partId === id)?.quantity ?? 0;

/** What is to be told to the account, to see whether that has changed. */
export const untold = ({ lines, unsent }: Cart): string =>
  unsent.map((id) => `${id} ${wantedOf(lines, id)}`).join();

/** Takes over what the account says; what was changed here since it was told stays, and so does the order of the lines. */
function hear(account: readonly CartLine[], told: readonly Said[]): void {
  const { lines, unsent } = cartStore.get();
  const still = unsent.filter(
    (id) => !told.some(({ partId, quantity }) => partId === id && quantity === wantedOf(lines, id)),
  );
  const known = account.map((line) =>
    still.includes(line.partId) ? { ...line, quantity: wantedOf(lines, line.partId) } : line,
  );
  const own = lines.filter(
    ({ partId }) => still.includes(partId) && !account.some((line) => line.partId === partId),
  );
  const place = new Map(lines.map(({ partId }, index) => [partId, index]));
  const placeOf = ({ partId }: CartLine) => place.get(partId) ?? lines.length;
  cartStore.set({
    lines: [...known, ...own]
      .filter(({ quantity }) => quantity > 0)
      .sort((one, other) => placeOf(one) - placeOf(other)),
    unsent: still,
    receivedAt: Date.now(),
  });
}

/** As many of these as the account has room for, the first ones first. */
function fitting(account: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  const ids = new Set(account.map(({ partId }) => partId));
  return lines.filter(({ partId }) => ids.has(partId) || (ids.size < maxParts && ids.add(partId)));
}

/**
 * Tells the account what was changed in this browser, and hears what its cart is then. What it has no room for stays in the browser.
 * Rejects when the shop does not answer; what it had not heard by then is told the next time.
 */
export async function bringCart({ ask, merge, remove }: AccountCart): Promise<void> {
  const { lines, unsent } = cartStore.get();
  const wanted = lines.filter(({ partId }) => unsent.includes(partId));
  for (const partId of unsent.filter((id) => wantedOf(lines, id) === 0))
    hear(await remove(partId), [{ partId, quantity: 0 }]);
  if (wanted.length === 0) return;
  try {
    hear(await merge(wanted.slice(0, maxParts)), wanted.slice(0, maxParts));
  } catch (refused) {
    if (!hasErrorCode(refused, 'CART_FULL')) throw refused;
    const account = await ask();
    hear(account, []);
    const some = fitting(account, wanted);
    if (some.length > 0) hear(await merge(some), some);
  }
}

/** Hears what the account's cart is. */
export async function askCart({ ask }: AccountCart): Promise<void> {
  hear(await ask(), []);
}
