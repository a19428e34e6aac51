import type { UnitOfWork } from '../state/unit-of-work.js';
import { invalidRequest } from './stripe-refusal.js';

/**
 * Puts objects in the place of the ids that name them, one level deep, such as `latest_charge`
 * (https://docs.stripe.com/api/expanding_objects). Throws 400 where a name meets no id.
 */
export function expand(work: UnitOfWork, answer: object, names: readonly string[]): object {
  const expanded: Record<string, unknown> = { ...answer };
  for (const name of names) {
    const id = expanded[name];
    if (id === null) continue;
    const object = typeof id === 'string' ? objectWithId(work, id) : undefined;
    if (object === undefined)
      throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
    expanded[name] = object;
  }
  return expanded;
}

function objectWithId(work: UnitOfWork, id: string): object | undefined {
  const tables = ['payment_intents', 'charges', 'refunds'] as const;
  const named = tables.map((table) => work.table(table).get(id)).find((record) => record !== undefined);
  return named ?? work.table('payment_methods').get(id)?.object;
}
