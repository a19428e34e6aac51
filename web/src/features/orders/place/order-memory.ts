import { newKey } from '#shared/apollo/new-key';
import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';
import type { OrderLineInput, PlaceOrdersInput } from '#shared/gql/schema-types.generated';

/** A part, how many units of it, and the price per unit that was seen. */
export interface OrderLine extends OrderLineInput {
  expectedUnitPrice: string;
}

/** What a customer asks for. */
export interface Purchase extends Pick<PlaceOrdersInput, 'address' | 'phone'> {
  lines: OrderLine[];
}

/**
 * A purchase that was asked for and not answered yet. Asked for again as it is, key included, it can't become two;
 * that is why the prices that were seen stay in it too.
 */
export interface Attempt {
  input: Purchase & { idempotencyKey: string };
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** A purchase that was placed from this tab. */
export interface Placed extends Purchase {
  /** Of its first order. */
  number: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Remembered {
  attempt?: Attempt;
  placed?: Placed;
}

// The API keeps a key for 24 hours (PlaceOrderInput); asked for again after that, it would be a new order.
const keyLifeMillis = 23 * 3_600_000;

/** What makes two purchases the same to a person: neither price nor car. */
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
    /** The purchase without an answer; undefined when there is none, or it is too old to be asked for again safely. */
    attempt(): Attempt | undefined {
      const { attempt } = store.get();
      return attempt && Date.now() - attempt.askedAt < keyLifeMillis ? attempt : undefined;
    },
    /** A purchase of exactly this that was placed already. */
    placedBefore(purchase: Purchase): Placed | undefined {
      const { placed } = store.get();
      return placed && wishOf(placed) === wishOf(purchase) ? placed : undefined;
    },
    /** A new purchase under a new key; remembered before it is asked for. */
    begin(purchase: Purchase): Attempt {
      const attempt = { input: { ...purchase, idempotencyKey: newKey() }, askedAt: Date.now() };
      store.write({ ...store.get(), attempt });
      return attempt;
    },
    /** It was refused: its key is free of meaning. */
    refused() {
      store.write({ ...store.get(), attempt: undefined });
    },
    /** It was placed: its key is spent. */
    placed({ input: { lines, address, phone } }: Attempt, number: string) {
      store.write({ placed: { lines, address, phone, number, at: Date.now() } });
    },
  };
}
