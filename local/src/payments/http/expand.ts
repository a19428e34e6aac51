import type { UnitOfWork } from '../state/unit-of-work.js';
import { invalidRequest } from './stripe-refusal.js';

/**
 * Puts objects in the place of the ids that name them, along paths such as `latest_charge` or
 * `data.payment_intent.latest_charge` (https://docs.stripe.com/api/expanding_objects). Throws 400 where a path
 * meets no id.
 */
export function expand(work: UnitOfWork, answer: object, paths: readonly string[]): object {
  return paths.reduce((expanded, path) => along(work, expanded, path.split('.'), path), answer);
}

function along(work: UnitOfWork, value: unknown, [step, ...rest]: string[], path: string): object {
  if (typeof value !== 'object' || value === null || step === undefined) throw cannotExpand(path);
  if (Array.isArray(value)) return value.map((item: unknown) => along(work, item, [step, ...rest], path));
  if (!Object.hasOwn(value, step)) throw cannotExpand(path);
  const named: unknown = (value as Record<string, unknown>)[step];
  if (named === null) return value;
  const target = typeof named === 'string' ? objectWithId(work, named) : named;
  if (target === undefined) throw cannotExpand(path);
  return { ...value, [step]: rest.length === 0 ? target : along(work, target, rest, path) };
}

function objectWithId(work: UnitOfWork, id: string): object | undefined {
  const tables = ['payment_intents', 'charges', 'refunds'] as const;
  const named = tables.map((table) => work.table(table).get(id)).find((record) => record !== undefined);
  return named ?? work.table('payment_methods').get(id)?.object;
}

function cannotExpand(path: string): Error {
  const message = `This property cannot be expanded (${path}). You may want to try expanding 'data.${path}' instead.`;
  return invalidRequest(message, { param: 'expand' });
}
