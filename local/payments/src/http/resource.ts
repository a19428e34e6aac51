import { z } from 'zod';
import type { TableName, Tables } from '../state/account.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { type ApiRoute, route } from './api-route.js';
import { coded, integer, listOf, text } from './params.js';
import { noSuch } from './stripe-refusal.js';

/** The tables whose records the API lists. */
type ListedTable = {
  [T in TableName]: Tables[T] extends { id: string; created: number } ? T : never;
}[TableName];

/** How the API calls and shows the records of a table. */
export interface Resource<T extends ListedTable> {
  table: T;
  /** In `No such payment_intent: …`. */
  kind: string;
  /** The parameter that such a refusal names. */
  param: string;
  /** Fields that a list may be narrowed by. */
  filters?: readonly (keyof Tables[T] & string)[];
  /** A field of which a list may be narrowed to several values, and the parameter that names them. */
  anyOf?: { field: keyof Tables[T] & string; param: string };
  /** The record as the API shows it, where that isn't the record itself. */
  show?: (record: Tables[T], work: UnitOfWork) => object;
}

const limits = 'This value must be between 1 and 100 (inclusive).';
const paging = {
  limit: integer
    .refine((value) => value >= 1 && value <= 100, coded('parameter_invalid_integer', limits))
    .default(10),
  starting_after: text.optional(),
  created: z
    .strictObject({ gt: integer, gte: integer, lt: integer, lte: integer })
    .partial()
    .transform(({ gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }) => {
      return (created: number) => created > gt && created >= gte && created < lt && created <= lte;
    })
    .optional(),
};

/** Finds a record; throws `resource_missing`, 404 unless the id came in a parameter and not in the path. */
export function recordFor<T extends ListedTable>(
  work: UnitOfWork,
  { table, kind, param }: Resource<T>,
  id: string,
  status: 400 | 404 = 404,
): Tables[T] {
  const record = work.table(table).get(id);
  if (record === undefined) throw noSuch(kind, id, param, status);
  return record;
}

/** `GET /v1/…/:id`. */
export function retrieveRoute<T extends ListedTable>(resource: Resource<T>): ApiRoute {
  const { table, show = (record) => record } = resource;
  return route(`get /v1/${table}/:id`, 'secret', z.strictObject({}), (work, _params, { id }) =>
    show(recordFor(work, resource, id), work),
  );
}

/** `GET /v1/…`: one page, newest first as Stripe does (https://docs.stripe.com/api/pagination). */
export function listRoute<T extends ListedTable>(resource: Resource<T>): ApiRoute {
  const { table, filters = [], anyOf, show = (record) => record } = resource;
  const fields = Object.fromEntries(filters.map((name) => [name, text.optional()]));
  const several = anyOf ? { [anyOf.param]: listOf(text).optional() } : {};
  const schema = z.strictObject({ ...fields, ...several, ...paging });
  const fieldOf = (name: string) => (name === anyOf?.param ? anyOf.field : name) as keyof Tables[T];
  return route(`get /v1/${table}`, 'secret', schema, (work, params) => {
    const { limit, starting_after: after, created: isWithin = () => true, ...wanted } = params;
    const matches = (record: Tables[T]) =>
      isWithin(record.created) &&
      Object.entries(wanted).every(([name, value]) => [value].flat().includes(record[fieldOf(name)]));
    const all = [...work.table(table).values()].reverse().filter(matches);
    if (after !== undefined) recordFor(work, { ...resource, param: 'starting_after' }, after, 400);
    const start = all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(start, start + limit).map((record) => show(record, work));
    return { object: 'list', data, has_more: start + limit < all.length, url: `/v1/${table}` };
  });
}
