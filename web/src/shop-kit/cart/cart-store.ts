/** The one store behind `useCart`: what this browser means to order, the same in all its tabs. */
import { createPersistedStore, usePersisted } from '#shared/browser/persisted-store';

/** Same limit as in the API (`MAX_CART_LINES`). */
export const maxParts = 50;

/** A part in the cart; it is there once. */
export interface CartLine {
  readonly partId: string;
  /** The requested quantity, even if more than there is in stock. */
  readonly quantity: number;
  /** The price per unit when it was put into the cart, as the API sends money: to say what changed since, and for nothing else. */
  readonly seenPrice: string;
  /** Time of adding: ISO time. */
  readonly addedAt: string;
}

export type Wish = Pick<CartLine, 'partId' | 'quantity' | 'seenPrice'>;

export interface Cart {
  /** The oldest line first. More than the maximum only if an account has not accepted them all. */
  readonly lines: readonly CartLine[];
  /** Ids of the parts with changes not yet sent to the account, removals included; of a visitor's cart all. */
  readonly unsent: readonly string[];
  /** When the account's cart was last received, in milliseconds; null for a visitor's cart. */
  readonly receivedAt: number | null;
}

/** State on the server. */
export const noCart: Cart = { lines: [], unsent: [], receivedAt: null };

const isId = (id: unknown): id is string => /^[\w-]{1,36}$/.test(String(id));

const isLine = (line: Partial<CartLine> | null): line is CartLine =>
  isId(line?.partId) &&
  Number.isInteger(line.quantity) &&
  Number(line.quantity) > 0 &&
  /^\d+\.\d{2}$/.test(String(line.seenPrice)) &&
  !Number.isNaN(Date.parse(String(line.addedAt)));

/** Drops whatever is not a line of a cart. */
function parseCart(text: string): Cart {
  const { lines, unsent, receivedAt } = JSON.parse(text) as Record<keyof Cart, unknown>;
  return {
    lines: Array.isArray(lines) ? (lines as Partial<CartLine>[]).filter(isLine) : [],
    unsent: Array.isArray(unsent) ? unsent.filter(isId) : [],
    receivedAt: typeof receivedAt === 'number' ? receivedAt : null,
  };
}

const isEmpty = ({ lines, unsent, receivedAt }: Cart) =>
  lines.length + unsent.length === 0 && receivedAt === null;

const stored = createPersistedStore({
  key: 'axle:cart',
  initial: noCart,
  parse: parseCart,
  format: (cart) => (isEmpty(cart) ? null : JSON.stringify(cart)),
});

/** `set` changes some of the cart. */
export const cartStore = {
  ...stored,
  set: (change: Partial<Cart>) => stored.set({ ...stored.get(), ...change }),
};

const unsentWith = (partIds: readonly string[]) => [...new Set([...cartStore.get().unsent, ...partIds])];

/**
 * Puts parts into the cart; for one that is there already the larger quantity is kept. All of them or none: returns
 * false when there is no room for all.
 */
export function addToCart(wishes: readonly Wish[]): boolean {
  const { lines } = cartStore.get();
  const fresh = wishes.filter(({ partId }) => !lines.some((line) => line.partId === partId));
  if (lines.length + fresh.length > maxParts) return false;
  const addedAt = new Date().toISOString();
  const more = (line: CartLine) => wishes.find(({ partId }) => partId === line.partId)?.quantity ?? 0;
  cartStore.set({
    lines: [
      ...lines.map((line) => ({ ...line, quantity: Math.max(line.quantity, more(line)) })),
      ...fresh.map(({ partId, quantity, seenPrice }) => ({ partId, quantity, seenPrice, addedAt })),
    ],
    unsent: unsentWith(wishes.map(({ partId }) => partId)),
  });
  return true;
}

/** Sets the quantity of a part in the cart. */
export function wantInCart(partId: string, quantity: number): void {
  const { lines } = cartStore.get();
  cartStore.set({
    lines: lines.map((line) => (line.partId === partId ? { ...line, quantity } : line)),
    unsent: unsentWith([partId]),
  });
}

/** Takes a part out of the cart. */
export function removeFromCart(partId: string): void {
  const lines = cartStore.get().lines.filter((line) => line.partId !== partId);
  cartStore.set({ lines, unsent: unsentWith([partId]) });
}

/** Restores a removed line at its position. */
export function putBack(line: CartLine, index: number): void {
  const lines = cartStore.get().lines.filter(({ partId }) => partId !== line.partId);
  cartStore.set({ lines: lines.toSpliced(index, 0, line), unsent: unsentWith([line.partId]) });
}

/** Removes parts without notifying the account: it knows that they were ordered, or the shop has never had them. */
export function forgetParts(partIds: readonly string[]): void {
  const { lines, unsent } = cartStore.get();
  cartStore.set({
    lines: lines.filter(({ partId }) => !partIds.includes(partId)),
    unsent: unsent.filter((id) => !partIds.includes(id)),
  });
}

/** Leaves no cart in this browser: the account has it. */
export function forgetCart(): void {
  cartStore.set(noCart);
}

/** The current cart; empty on the server, and until the page is hydrated. */
export function useCart() {
  const { lines } = usePersisted(cartStore);
  return {
    lines,
    /** Number of parts, not units. */
    parts: lines.length,
    /** The quantity of a part in the cart; 0 if it is not in it. */
    quantityOf: (partId: string) => lines.find((line) => line.partId === partId)?.quantity ?? 0,
  };
}
