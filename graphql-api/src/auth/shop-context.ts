import { createParameterDecorator } from 'type-graphql';

import type { ClientAddress } from '../shared/client-address.js';
import type { Loaders } from '../shared/loaders.js';
import { type Caller, requireRole } from './actor.js';
import { Role } from './role.js';

/** What is known of an operation once it has run: anyone may have the answer; something that it needs did not answer. */
export type Outcome = 'public' | 'unavailable';

/** Counts what an operation answers (`schema/answer-size.ts`). */
interface AnswerSize {
  add(characters: number): void;
  readonly isExceeded: boolean;
}

/** What every resolver may know of the request. */
export interface ShopContext {
  readonly caller: Caller;
  readonly loaders: Loaders;
  readonly address: ClientAddress;
  readonly answerSize: AnswerSize;
  /** Deducts points from the caller's read budget. Throws TooManyRequests where there are none left. */
  readonly spendRead: (points: number) => Promise<void>;
  /** Set by `schema/caching.plugin.ts`, at most once. */
  readonly onOutcome?: (outcome: Outcome) => void;
}

/** The signed-in caller, for operations under `@Auth`. */
export function CurrentActor() {
  return createParameterDecorator<ShopContext>(({ context }) => requireRole(context.caller, Role.CUSTOMER));
}
