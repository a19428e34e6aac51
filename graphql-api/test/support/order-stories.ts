import fc from 'fast-check';

/** A user's role in the story of one purchase. */
export interface Step {
  readonly kind: 'accident' | 'adminDeletes' | 'browser' | 'customerDeletes' | 'expire' | 'reconcile';
  /** Milliseconds until it begins. */
  readonly after: number;
  /** Index of the story's order; a browser that is at 0 pays all of them. */
  readonly which: number;
  /** Milliseconds that a customer takes to type in a card, and again until their browser notifies the shop. */
  readonly thinking: number;
}

export interface Story {
  /** Each another one: as many orders. */
  readonly parts: readonly number[];
  readonly customer: number;
  readonly quantity: number;
  readonly steps: readonly Step[];
}

/** Number of customers and parts that the stories share. */
export const CAST = { customers: 20, parts: 40 };

const milliseconds = (max: number) => fc.integer({ min: 0, max });
const steps = (kind: Step['kind'], minLength: number, maxLength: number) =>
  fc.array(
    fc.record({
      kind: fc.constant(kind),
      which: fc.nat(2),
      after: milliseconds(kind === 'browser' ? 60 : 350),
      thinking: milliseconds(80),
    }),
    { minLength, maxLength },
  );

/**
 * One to three orders each: one or two browser tabs that pay them together or one of them, with deletions, an expiry,
 * the reconciler and, rarely, an accident that leaves a payment without its order.
 */
const stories: fc.Arbitrary<Story> = fc
  .record({
    // Half of them are placed alone.
    parts: fc.oneof(
      fc.tuple(fc.nat(CAST.parts - 1)),
      fc.uniqueArray(fc.nat(CAST.parts - 1), { minLength: 2, maxLength: 3 }),
    ),
    customer: fc.nat(CAST.customers - 1),
    quantity: fc.integer({ min: 1, max: 3 }),
    others: fc.tuple(
      steps('browser', 1, 2),
      fc.oneof(steps('customerDeletes', 0, 2), steps('adminDeletes', 0, 1)),
      steps('expire', 0, 1),
      steps('reconcile', 0, 1),
      fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: steps('accident', 1, 1) }),
    ),
  })
  .map(({ others, ...story }) => ({ ...story, steps: others.flat() }));

/** Generates the same stories for the same seed. */
export const storiesOf = (seed: number, count: number): Story[] =>
  fc.sample(stories, { seed, numRuns: count });
