import type { OrderFitInput, PlaceOrderInput } from '#shared/gql/schema-types.generated';

/** What a customer asks for. */
export interface OrderRequest {
  quantity: number;
  address: string;
  phone: string;
}

/**
 * An order that was asked for and not answered yet. Asked for again as it is, key included, it can't become two orders;
 * that is why the price that was seen stays in it too.
 */
export interface Attempt {
  input: PlaceOrderInput & { idempotencyKey: string };
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** An order that was placed from this tab. */
export interface Placed extends OrderRequest {
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

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** What this tab knows of one customer's orders of one part; a reload and the back button don't make it forget. */
export function orderMemory(customerId: string, partId: string) {
  const name = `axle-order:${customerId}:${partId}`;

  function recall(): Remembered {
    return JSON.parse(window.sessionStorage.getItem(name) ?? '{}') as Remembered;
  }
  function remember(remembered: Remembered) {
    window.sessionStorage.setItem(name, JSON.stringify(remembered));
  }

  return {
    /** The order without an answer; undefined when there is none, or it is too old to be asked for again safely. */
    attempt(): Attempt | undefined {
      const { attempt } = recall();
      return attempt && Date.now() - attempt.askedAt < keyLifeMillis ? attempt : undefined;
    },
    /** An order of exactly this that was placed already. */
    placedBefore({ quantity, address, phone }: OrderRequest): Placed | undefined {
      const { placed } = recall();
      const same = placed?.quantity === quantity && placed.address === address && placed.phone === phone;
      return same ? placed : undefined;
    },
    /** A new order under a new key, for a car where one is chosen; remembered before it is asked for. */
    begin(request: OrderRequest, expectedUnitPrice: string, fit: OrderFitInput | null): Attempt {
      const known = { partId, ...request, expectedUnitPrice, idempotencyKey: newKey() };
      const input = fit ? { ...known, fit } : known;
      const attempt = { input, askedAt: Date.now() };
      remember({ ...recall(), attempt });
      return attempt;
    },
    /** The order was refused: its key is free of meaning. */
    refused() {
      remember({ ...recall(), attempt: undefined });
    },
    /** The order was placed: its key is spent. */
    placed({ input: { quantity, address, phone } }: Attempt, number: string) {
      remember({ placed: { quantity, address, phone, number, at: Date.now() } });
    },
  };
}
