import type { FormParams } from './form-params.js';
import { noSuch } from './stripe-refusal.js';

interface Listed {
  id: string;
  created: number;
}

/** Which part of a list is asked for. */
export interface Page {
  limit: number;
  startingAfter: string | undefined;
  endingBefore: string | undefined;
  isWithin: (created: number) => boolean;
}

/** Reads `limit` (1–100, default 10), `starting_after`, `ending_before` and `created`. */
export function readPage(params: FormParams): Page {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw params.invalid(
      'limit',
      'This value must be between 1 and 100 (inclusive).',
      'parameter_invalid_integer',
    );
  }
  const startingAfter = params.text('starting_after');
  const endingBefore = params.text('ending_before');
  if (startingAfter !== undefined && endingBefore !== undefined) {
    throw params.invalid(
      'starting_after',
      'You cannot pass both starting_after and ending_before.',
      'parameters_exclusive',
    );
  }
  return { limit, startingAfter, endingBefore, isWithin: readCreated(params) };
}

/** One page of `records`, given oldest first and answered newest first as Stripe does. */
export function listPage<R extends Listed>(
  records: Iterable<R>,
  {
    page,
    kind,
    url,
    only = () => true,
  }: { page: Page; kind: string; url: string; only?: (record: R) => boolean },
): { object: 'list'; data: R[]; has_more: boolean; url: string } {
  const all = [...records].reverse().filter((record) => only(record) && page.isWithin(record.created));
  if (page.endingBefore !== undefined) {
    const end = indexOf(all, page.endingBefore, kind, 'ending_before');
    const start = Math.max(0, end - page.limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start =
    page.startingAfter === undefined ? 0 : indexOf(all, page.startingAfter, kind, 'starting_after') + 1;
  const end = start + page.limit;
  return { object: 'list', data: all.slice(start, end), has_more: end < all.length, url };
}

function indexOf(records: Listed[], id: string, kind: string, param: string): number {
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) throw noSuch(kind, id, param, 400);
  return index;
}

function readCreated(params: FormParams): (created: number) => boolean {
  if (typeof params.raw('created') === 'string') {
    const exact = params.requiredInteger('created');
    return (created) => created === exact;
  }
  const range = params.group('created');
  const gt = range?.integer('gt') ?? -Infinity;
  const gte = range?.integer('gte') ?? -Infinity;
  const lt = range?.integer('lt') ?? Infinity;
  const lte = range?.integer('lte') ?? Infinity;
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}
