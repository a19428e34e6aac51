import fc from 'fast-check';
import { z } from 'zod';

import { resolve, UnresolvableOrder } from '../../src/features/orders/placing/legacy-order-reader.service.js';
import { Part } from '../../src/features/catalogue/part/part.entity.js';
import { PartSoldOut, QuantityOutOfRange } from '../../src/features/catalogue/part/part.errors.js';
import { wholeNumber } from '../../src/rest/client-values.js';
import { readRequest } from '../../src/rest/read-request.js';
import {
  fromClientNumber,
  MAX_MINOR,
  parseDecimal,
  toClientNumber,
  toDecimal,
} from '../../src/shared/money.js';
import { BadInput } from '../../src/shared/shop-error.js';

const amounts = fc.integer({ min: 0, max: MAX_MINOR });

describe('money', () => {
  test('an amount survives a round trip as decimal text and as a JSON number', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        expect(parseDecimal(toDecimal(minor))).toBe(minor);
        expect(fromClientNumber(toClientNumber(minor))).toBe(minor);
        expect(fromClientNumber(toDecimal(minor))).toBe(minor);
        expect(JSON.parse(JSON.stringify(toClientNumber(minor)))).toBe(Number(toDecimal(minor)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('text that is not a plain decimal is not an amount', () => {
    const decimal = /^\d{1,9}(\.\d{1,2})?$/;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double().map(String),
          fc.stringMatching(/^[-+]?\d{0,12}([.,]\d{0,4})?(e[-+]?\d{1,3})?$/),
        ),
        (text) => expect(parseDecimal(text) !== undefined).toBe(decimal.test(text)),
      ),
      { numRuns: 2_000 },
    );
  });

  test('a JSON number is an amount only within a ten-thousandth of a cent of whole cents', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9 }), (value) => {
        const minor = fromClientNumber(value);
        if (minor === undefined) return;
        expect(Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_MINOR * 100).toBe(true);
        expect(Math.abs(value * 100 - minor)).toBeLessThan(1e-4);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a quantity over REST must be a whole number or its digits', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.double(),
    fc.integer().map(String),
    fc.stringMatching(/^[-+ ]?\d{0,11}\.?\d{0,2}$/),
  );
  fc.assert(
    fc.property(anything, (quantity) => {
      let read: number | undefined;
      try {
        read = readRequest(z.object({ quantity: wholeNumber('quantity') }), { quantity }).quantity;
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput);
        return;
      }
      expect(Number.isSafeInteger(read)).toBe(true);
      // Not Object.is: JSON's -0 is 0.
      expect(Number(quantity) === read).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

/** A part with a smallest order that one card payment can cover. */
const parts = fc
  .record({
    priceMinor: fc.integer({ min: 1, max: 2_000_000 }),
    orderQuantity: fc.integer({ min: 1, max: 50 }),
    availableQuantity: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map((values) => Object.assign(new Part(), values));

const outcomeOf = (named: readonly Part[], totalMinor: number) => {
  try {
    return resolve(named, totalMinor);
  } catch (error) {
    return error;
  }
};

/** A part in stock, and a chosen quantity of it that one card payment covers. */
const chosen = parts
  .filter(({ availableQuantity, orderQuantity }) => availableQuantity >= orderQuantity)
  .chain((part) =>
    fc.record({
      part: fc.constant(part),
      quantity: fc.integer({ min: part.orderQuantity, max: part.availableQuantity }),
    }),
  )
  .filter(({ part, quantity }) => part.priceMinor * quantity <= MAX_MINOR);

/** `floor(price)`, in minor units: how the documented client reads a price. */
const wholeDollars = ({ priceMinor }: Part) => parseInt(String(toClientNumber(priceMinor)), 10) * 100;

/** Whole quantities in range that match a total at one of these prices per item. */
const quantitiesAt = ({ orderQuantity, availableQuantity }: Part, totalMinor: number, prices: number[]) =>
  prices
    .map((priceMinor) => totalMinor / priceMinor)
    .filter((units) => Number.isInteger(units) && units >= orderQuantity && units <= availableQuantity);

describe('C6', () => {
  test('a total that the client multiplied itself resolves to its part and quantity despite rounding errors', () => {
    fc.assert(
      fc.property(chosen, ({ part, quantity }) => {
        const price = toClientNumber(part.priceMinor) * quantity;

        const totalMinor = fromClientNumber(price);

        expect(totalMinor).toBe(part.priceMinor * quantity);
        // Ambiguous only where whole dollars make another quantity of the same total.
        const [other = quantity] = quantitiesAt(part, totalMinor!, [wholeDollars(part)]);
        const expected = other === quantity ? { part, quantity } : new UnresolvableOrder();
        expect(outcomeOf([part], totalMinor!)).toEqual(expected);
      }),
      { numRuns: 10_000, examples: [[{ part: Object.assign(new Part(), dime), quantity: 3 }]] },
    );
  });

  test('a total in whole dollars resolves to its quantity or is refused', () => {
    let resolved = 0;
    fc.assert(
      fc.property(chosen, ({ part, quantity }) => {
        const outcome = outcomeOf([part], wholeDollars(part) * quantity);

        if (outcome instanceof Error) return;
        resolved += 1;
        expect(outcome).toEqual({ part, quantity });
      }),
      { numRuns: 10_000, examples: [[{ part: Object.assign(new Part(), pad), quantity: 3 }]] },
    );
    expect(resolved).toBeGreaterThan(5_000);
  });

  test('a total never resolves to another quantity, however many units were sold since', () => {
    const shelves = fc
      .record({ dear: chosen, gone: fc.nat(1_000_000), exact: fc.boolean() })
      .map(({ dear: { part, quantity }, gone, exact }) => {
        const { priceMinor, orderQuantity, availableQuantity: received } = part;
        const availableQuantity = Math.max(0, received - gone);
        const today = Object.assign(new Part(), { priceMinor, orderQuantity, availableQuantity });
        today.receivedQuantity = received;
        return { today, quantity, totalMinor: (exact ? priceMinor : wholeDollars(part)) * quantity };
      });

    fc.assert(
      fc.property(shelves, ({ today, quantity, totalMinor }) => {
        const outcome = outcomeOf([today], totalMinor);

        if (!(outcome instanceof Error)) expect(outcome).toEqual({ part: today, quantity });
      }),
      { numRuns: 10_000 },
    );
  });

  test('any total resolves to the only whole quantity in range, or is refused', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 3 }), amounts, (named, totalMinor) => {
        const outcome = outcomeOf(named, totalMinor);

        if (outcome instanceof Error) {
          const kinds = [UnresolvableOrder, PartSoldOut, QuantityOutOfRange];
          expect(kinds.some((kind) => outcome instanceof kind)).toBe(true);
          return;
        }
        const { part, quantity } = outcome as ReturnType<typeof resolve>;
        expect([part.priceMinor, wholeDollars(part)].map((unit) => unit * quantity)).toContain(totalMinor);
        expect(quantity).toBeGreaterThanOrEqual(part.orderQuantity);
        expect(quantity).toBeLessThanOrEqual(part.availableQuantity);
        // And it is the only one: two readings of a price are a refusal.
        const all = named.flatMap((one) =>
          [...new Set(quantitiesAt(one, totalMinor, [one.priceMinor, wholeDollars(one)]))].map(
            (units) => [one, units] as const,
          ),
        );
        expect(all).toEqual([[part, quantity]]);
      }),
      { numRuns: 10_000 },
    );
  });
});

/** 0.1 * 3 is 0.30000000000000004. */
const dime = { priceMinor: 10, orderQuantity: 1, availableQuantity: 5 };
/** 3 of them are 192 whole dollars. */
const pad = { priceMinor: 6490, orderQuantity: 1, availableQuantity: 50 };
