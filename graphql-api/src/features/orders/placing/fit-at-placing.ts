import type { EntityManager } from 'typeorm';

import {
  type RequestedCar,
  judgeByList,
  type ListOfCar,
  readLists,
} from '../../cars/fitment/judge-by-list.js';
import { Verdict } from '../../cars/fitment/verdict.kinds.js';
import type { FitReceipt } from '../order/fit-receipt.entity.js';
import { UnknownCar } from '../../cars/vehicle/vehicle.errors.js';
import { trimText } from '../../../shared/visible-text.js';

/** An ordered part, and the car it is for, if one is named. */
interface OrderedPart {
  readonly partId: string;
  readonly fit?: RequestedCar | null;
}

/**
 * The fit receipts of orders (ADR 034), in the order of `ordered`; null without a car. One statement however many there
 * are, none without a car.
 */
export async function fitAtPlacing(
  manager: EntityManager,
  ordered: readonly OrderedPart[],
): Promise<(FitReceipt | null)[]> {
  const asked = ordered.flatMap(({ partId, fit }) => (fit ? [{ partId, ...fit }] : []));
  const lists = asked.length > 0 ? await readLists(manager, asked) : [];
  let next = 0;
  return ordered.map(({ fit }) => (fit ? receiptOf(lists[next++] ?? [], fit) : null));
}

/**
 * An order is worth more than its receipt: for a car that the shop does not (or no longer) know, the receipt says that
 * nothing is known, and why.
 */
function receiptOf(list: ListOfCar, asked: RequestedCar): FitReceipt | null {
  const answers = (asked.answers ?? []).map(({ question, answer }) => ({ question, answer }));
  try {
    const judged = judgeByList(list, asked);
    if (!judged) return null;
    const { car, judgement, revision } = judged;
    const { year, make, model, engine } = car;
    const { verdict, reason } = judgement;
    return { car: { year, make, model, engine }, answers, verdict, reason, revision };
  } catch (error) {
    if (!(error instanceof UnknownCar)) throw error;
    const { year, make, model, engine } = asked.vehicle;
    const { litres = null, cylinders = null, fuel = null } = engine ?? {};
    return {
      car: {
        year,
        make: trimText(make),
        model: trimText(model),
        engine: engine ? { litres, cylinders, fuel } : null,
      },
      answers,
      verdict: Verdict.UNKNOWN,
      reason: error.message.replace(/\.$/, ''),
      revision: null,
    };
  }
}
