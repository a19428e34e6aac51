import fc from 'fast-check';

import { resolve, UnresolvableOrder } from '../../src/features/order/legacy-order.service.js';
import { PriceChanged } from '../../src/features/order/order.errors.js';
import { Part } from '../../src/features/part/part.entity.js';
import { PartSoldOut } from '../../src/features/part/part.errors.js';
import { integerOf } from '../../src/rest/client-values.js';
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
  test('an amount survives the way out and back in, as decimal text and as a JSON number', () => {
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

  test('text that is not a plain decimal is no amount', () => {
    const decimal = /^\d{1,9}(\.\d{1,2})?$/;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double().map(String),
          fc.stringMatching(/^[-+]?\d{0,12}([.,]\d{0,4})?(e[-+]?\d{1,3})?$/),
        ),
        (text) => {
          expect(parseDecimal(text) !== undefined).toBe(decimal.test(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a JSON number is an amount only when it is at most a ten-thousandth of a cent from whole cents', () => {
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

test('a quantity at the REST door is a whole number or the digits of one, and nothing else', () => {
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
        read = integerOf({ quantity }, 'quantity');
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

describe('C6', () => {
  test("a client's own multiplication resolves to its part and quantity, float noise and all", () => {
    const chosen = parts
      .filter(({ availableQuantity, orderQuantity }) => availableQuantity >= orderQuantity)
      .chain((part) =>
        fc.record({
          part: fc.constant(part),
          quantity: fc.integer({ min: part.orderQuantity, max: part.availableQuantity }),
        }),
      )
      .filter(({ part, quantity }) => part.priceMinor * quantity <= MAX_MINOR);

    fc.assert(
      fc.property(chosen, ({ part, quantity }) => {
        const price = toClientNumber(part.priceMinor) * quantity;

        const totalMinor = fromClientNumber(price);

        expect(totalMinor).toBe(part.priceMinor * quantity);
        expect(outcomeOf([part], totalMinor!)).toEqual({ part, quantity });
      }),
      { numRuns: 10_000, examples: [[{ part: Object.assign(new Part(), dime), quantity: 3 }]] },
    );
  });

  test('whatever the price, an answer is a whole quantity in range at exactly that price, or a refusal', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 3 }), amounts, (named, totalMinor) => {
        const outcome = outcomeOf(named, totalMinor);

        if (outcome instanceof Error) {
          const kinds = [UnresolvableOrder, PriceChanged, PartSoldOut];
          expect(kinds.some((kind) => outcome instanceof kind)).toBe(true);
          return;
        }
        const { part, quantity } = outcome as ReturnType<typeof resolve>;
        expect(part.priceMinor * quantity).toBe(totalMinor);
        expect(quantity).toBeGreaterThanOrEqual(part.orderQuantity);
        expect(quantity).toBeLessThanOrEqual(part.availableQuantity);
        // And it is the only one: two readings of a price are a refusal.
        for (const other of named.filter((candidate) => candidate !== part)) {
          const pieces = totalMinor / other.priceMinor;
          const fits =
            Number.isInteger(pieces) && pieces >= other.orderQuantity && pieces <= other.availableQuantity;
          expect(fits).toBe(false);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

/** 0.1 * 3 is 0.30000000000000004. */
const dime = { priceMinor: 10, orderQuantity: 1, availableQuantity: 5 };
