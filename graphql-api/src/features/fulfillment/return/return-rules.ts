import { endedBefore, endOfDay } from '../../../shared/last-day.js';
import type { Order } from '../../orders/order/order.entity.js';
import type { Return } from './return.entity.js';
import { ReturnState } from './return.kinds.js';
import type { ReturnOffer } from './return.types.js';

/** How long after it was shipped an order can be sent back, and in which time zone its days are counted. */
export interface ReturnRules {
  readonly returnDays: number;
  readonly timeZone: string;
}

/** How many days after it was accepted a return should be sent. */
const SEND_WITHIN_DAYS = 14;

/** How many days after that a return is overdue: by then a parcel that was sent on the last day has arrived. */
const OVERDUE_AFTER_DAYS = 7;

/** How many days after a return ended its units can be requested again: what was sent on time has arrived by then. */
const AGAIN_WITHIN_DAYS = 14;

/** Time until which a return can be requested; null until the order is shipped. */
export function returnUntil(
  { shippedAt }: Pick<Order, 'shippedAt'>,
  { returnDays, timeZone }: ReturnRules,
): Date | null {
  return shippedAt && endOfDay(shippedAt, returnDays, timeZone);
}

/** Time until which the units of an ended return can be requested again. */
export const againUntil = (endedAt: Date, timeZone: string): Date =>
  endOfDay(endedAt, AGAIN_WITHIN_DAYS, timeZone);

/** Time until which a return should be sent; null until it is accepted. */
export const sendBy = ({ acceptedAt }: Return, timeZone: string): Date | null =>
  acceptedAt && endOfDay(acceptedAt, SEND_WITHIN_DAYS, timeZone);

/** A return accepted before this time is overdue as long as not all of it has arrived. */
export const overdueBefore = (now: Date, timeZone: string): Date =>
  endedBefore(now, SEND_WITHIN_DAYS + OVERDUE_AFTER_DAYS, timeZone);

export const isOverdue = ({ state, acceptedAt }: Return, timeZone: string): boolean =>
  state === ReturnState.ACCEPTED && acceptedAt !== null && acceptedAt < overdueBefore(new Date(), timeZone);

/** An order as far as returns of it go. */
type Returnable = Pick<Order, 'shippedAt' | 'quantity' | 'unitsInReturns'>;

export const unitsLeft = ({ quantity, unitsInReturns }: Returnable): number => quantity - unitsInReturns;

/**
 * What its customer can ask to send back: all that is in no return while the window is open; after that what was asked
 * for in time and did not arrive, for some days after the last of its returns ended. Null when that is nothing. Its
 * returns are read only once the window is over.
 */
export async function returnOffer(
  order: Returnable,
  rules: ReturnRules,
  now: Date,
  readReturns: () => Promise<readonly Return[]>,
): Promise<ReturnOffer | null> {
  const windowEnd = returnUntil(order, rules);
  if (!windowEnd || unitsLeft(order) === 0) return null;
  if (now <= windowEnd) return { units: unitsLeft(order), until: windowEnd };
  const returns = await readReturns();
  const inTime = returns.filter(({ requestedAt }) => requestedAt <= windowEnd);
  const asked = inTime.reduce((sum, { units }) => sum + units, 0);
  const units = Math.min(asked, order.quantity) - order.unitsInReturns;
  // One that was asked for again and withdrawn or declined does not make the time longer: it would never be over.
  const until = latest(
    returns
      .filter((one) => one.acceptedAt !== null || inTime.includes(one))
      .flatMap(({ endedAt }) => (endedAt ? [againUntil(endedAt, rules.timeZone)] : [])),
  );
  return until && until >= now && units > 0 ? { units, until } : null;
}

const latest = (moments: readonly Date[]): Date | undefined =>
  moments.reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined);
