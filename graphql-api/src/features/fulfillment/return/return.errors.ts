import { type Actor, isAdmin } from '../../../auth/actor.js';
import { counted } from '../../../shared/counted.js';
import { toDecimal, toDollars } from '../../../shared/money.js';
import { type ErrorDetails, NotFound, refusal, ShopError } from '../../../shared/shop-error.js';
import type { Return } from './return.entity.js';
import { ReturnState } from './return.kinds.js';

/** Only shipped orders can be returned: before that they are canceled. */
export class OrderNotShipped extends refusal('ORDER_NOT_SHIPPED', 'This order has not shipped yet.') {}

export class ReturnTooLate extends ShopError {
  readonly code = 'RETURN_TOO_LATE';

  constructor(days: number, until: Date) {
    super(`The time to send it back, ${counted(days, 'day')}, has ended.`, { until: until.toISOString() });
  }
}

/** `left` is how many can be sent back, or can still arrive. */
export class ReturnUnits extends ShopError {
  readonly code = 'RETURN_UNITS';

  constructor(message: string, left: number, details: ErrorDetails = {}) {
    super(message, { left, ...details });
  }
}

/** Units were received when fewer or more had arrived than its admin saw: what the total should be is not known. */
export class ReceivedUnitsChanged extends ReturnUnits {
  constructor({ units, receivedUnits }: Return) {
    super(`In the meantime ${receivedUnits} of ${counted(units, 'unit')} arrived.`, units - receivedUnits);
  }
}

/** A refund was decided on when fewer units had arrived. `amount` is what those that have arrived by now cost. */
export class MoreUnitsReceived extends ReturnUnits {
  constructor({ units, receivedUnits, unitPriceMinor }: Return) {
    const cost = unitPriceMinor * receivedUnits;
    super(
      `In the meantime ${receivedUnits} of ${counted(units, 'unit')} arrived, which cost ${toDollars(cost)}.`,
      units - receivedUnits,
      {
        amount: toDecimal(cost),
      },
    );
  }
}

/** Someone has taken another step, or it is too early for this one. */
export class ReturnStateChanged extends ShopError {
  readonly code = 'RETURN_STATE';

  constructor(message = 'This return has changed. Reload it and try again.') {
    super(message);
  }
}

/** Why a step after its acceptance is not possible now: it is too early for it, or another was first. */
export function returnStepNotAllowed({ state, receivedUnits }: Return): ReturnStateChanged {
  if (state === ReturnState.REQUESTED) return new ReturnStateChanged('This return is not accepted yet.');
  if (state === ReturnState.ACCEPTED && receivedUnits === 0)
    return new ReturnStateChanged('Nothing of this return has arrived yet.');
  return new ReturnStateChanged();
}

/** Only its customer may withdraw it, not even an admin. */
export class NotYourReturn extends refusal('FORBIDDEN', 'This return is not yours, or it does not exist.') {}

/** Only admins learn that there is none; to everyone else an unknown one looks like someone else's. */
export const returnUnknownTo = (actor: Actor): ShopError =>
  isAdmin(actor) ? new NotFound('Return not found.') : new NotYourReturn();
