import { type Actor, isAdmin } from '../../auth/actor.js';
import { Forbidden, NotFound, ShopError } from '../../shared/shop-error.js';

/** Only what was shipped is sent back: before that it is cancelled. */
export class OrderNotShipped extends ShopError {
  readonly code = 'ORDER_NOT_SHIPPED';

  constructor() {
    super('This order is not shipped yet.');
  }
}

export class ReturnTooLate extends ShopError {
  readonly code = 'RETURN_TOO_LATE';

  constructor(days: number, until: Date) {
    super(`The ${days} days to send it back are over.`, { until: until.toISOString() });
  }
}

/** `left` is how many can be sent back, or can still come. */
export class ReturnUnits extends ShopError {
  readonly code = 'RETURN_UNITS';

  constructor(message: string, left: number) {
    super(message, { left });
  }
}

/** Somebody has done something else with it, or it is not so far yet. */
export class ReturnHasMoved extends ShopError {
  readonly code = 'RETURN_STATE';

  constructor(message = 'This return has gone on meanwhile. Look at it again.') {
    super(message);
  }
}

/** Only its customer takes it back, also where an admin asks. */
export class NotYourReturn extends Forbidden {
  constructor() {
    super('This return is not yours, or it does not exist.');
  }
}

/** Admins are told that there is none; to everybody else an unknown one looks like somebody else's. */
export const returnUnknownTo = (actor: Actor): ShopError =>
  isAdmin(actor) ? new NotFound('There is no such return.') : new NotYourReturn();
