import type { EntityManager } from 'typeorm';

import { type AskedCar, judgeInTransaction } from '../../fitment/judge-in-transaction.js';
import { Verdict } from '../../fitment/verdict.kinds.js';
import type { FitReceipt } from '../../order/fit-receipt.entity.js';
import { UnknownCar } from '../../vehicle/vehicle.errors.js';

/**
 * What the receipt of an order for this car says (ADR 037). An order is worth more than its receipt: of a car that the shop
 * does not know, any more, it says that nothing is known, and why.
 */
export async function fitAtPlacing(
  manager: EntityManager,
  partId: string,
  asked: AskedCar | null | undefined,
): Promise<FitReceipt | null> {
  if (!asked) return null;
  const answers = (asked.answers ?? []).map(({ question, answer }) => ({ question, answer }));
  try {
    const judged = await judgeInTransaction(manager, partId, asked);
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
        make: make.trim(),
        model: model.trim(),
        engine: engine ? { litres, cylinders, fuel } : null,
      },
      answers,
      verdict: Verdict.UNKNOWN,
      reason: error.message.replace(/\.$/, ''),
      revision: null,
    };
  }
}
