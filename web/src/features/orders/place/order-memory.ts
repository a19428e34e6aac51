import { newKey } from '#shared/apollo/new-key';
import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';
import type { OrderLineInput, PlaceOrdersInput } from '#shared/gql/schema-types.generated';

/** A part, how many units of it, and the price per unit that was seen. */
export interface OrderLine extends OrderLineInput {
  expectedUnitPrice: string;
}

/** A customer's purchase request. */
export interface Purchase extends Pick<PlaceOrdersInput, 'address' | 'phone'> {
  lines: OrderLine[];
}

/**
 * A purchase that was requested and has no response yet. Requested again as it is, key included, it can't become two;
 * that is why the prices that were seen stay in it too.
 */
export interface Attempt {
  input: Purchase & { idempotencyKey: string };
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** A purchase that was placed from this tab. */
export interface Placed extends Purchase {
  /** Number of its first order. */
  number: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Remembered {
  attempt?: Attempt;
  placed?: Placed;
}

// The API keeps a key for 24 hours (PlaceOrderInput); requested again after that, it would be a new order.
const keyLifeMillis = 23 * 3_600_000;

/** Identity of a purchase for the customer: neither price nor car counts. */
const wishOf = ({ lines, address, phone }: Purchase) =>
  JSON.stringify([lines.map(({ partId, quantity }) => [partId, quantity]), address, phone]);

/**
 * What this tab knows of one customer's purchases of one kind, a part's id or "cart"; a reload and the back button don't make it
 * forget.
 */
export function orderMemory(customerId: string, what: string) {
  const store = createPersistedStore<Remembered>({
    key: `axle-purchase:${customerId}:${what}`,
    storage: sessionTexts,
    initial: {},
  });

  return {
    /** The purchase without a response; undefined when there is none, or it is too old to be requested again safely. */
    attempt(): Attempt | undefined {
      const { attempt } = store.get();
      return attempt && Date.now() - attempt.askedAt < keyLifeMillis ? attempt : undefined;
    },
    /** A purchase of exactly this that was placed already. */
    placedBefore(purchase: Purchase): Placed | undefined {
      const { placed } = store.get();
      return placed && wishOf(placed) === wishOf(purchase) ? placed : undefined;
    },
    /** Creates a purchase with a new key; stored before it is sent. */
    begin(purchase: Purchase): Attempt {
      const attempt = { input: { ...purchase, idempotencyKey: newKey() }, askedAt: Date.now() };
      store.write({ ...store.get(), attempt });
      return attempt;
    },
    /** Forgets a refused purchase: its key has no meaning. */
    refused() {
      store.write({ ...store.get(), attempt: undefined });
    },
    /** Forgets a placed purchase: its key is used up. */
    placed({ input: { lines, address, phone } }: Attempt, number: string) {
      store.write({ placed: { lines, address, phone, number, at: Date.now() } });
    },
  };
}
