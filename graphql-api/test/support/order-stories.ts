import fc from 'fast-check';

/** Somebody's part in the story of one order. */
export interface Step {
  readonly kind: 'accident' | 'adminDeletes' | 'browser' | 'customerDeletes' | 'expire' | 'reconcile';
  /** Milliseconds until it begins. */
  readonly after: number;
  /** Milliseconds that somebody takes to type in a card, and again until their browser tells the shop. */
  readonly thinking: number;
}

export interface Story {
  readonly part: number;
  readonly customer: number;
  readonly quantity: number;
  readonly steps: readonly Step[];
}

/** How many customers and parts the stories share. */
export const CAST = { customers: 20, parts: 40 };

const milliseconds = (max: number) => fc.integer({ min: 0, max });
const steps = (kind: Step['kind'], minLength: number, maxLength: number) =>
  fc.array(
    fc.record({
      kind: fc.constant(kind),
      after: milliseconds(kind === 'browser' ? 60 : 350),
      thinking: milliseconds(80),
    }),
    { minLength, maxLength },
  );

/**
 * One order each: one or two browser tabs that pay it, beside deletions, an expiry, the reconciler and, rarely, an
 * accident that leaves a payment without its order.
 */
const stories: fc.Arbitrary<Story> = fc
  .record({
    part: fc.nat(CAST.parts - 1),
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

/** The same stories for the same seed. */
export const storiesOf = (seed: number, count: number): Story[] =>
  fc.sample(stories, { seed, numRuns: count });
