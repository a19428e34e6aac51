import type { EntityManager } from 'typeorm';

import { runSql } from './sql.js';

/** SQL: which rows of a table are due, and which comes first. Each table has one. */
export interface Claim {
  /** SQL: the table with its alias. */
  readonly from: string;
  readonly key: string;
  readonly where: string;
  readonly orderBy: string;
  /** Postpones the row: if this instance dies, another one claims it once it is due again. */
  readonly set: string;
  readonly returning: string;
}

/** Claims the next row that is due; each instance gets a different one. Undefined when there is none. */
export async function claimNext<Row extends object>(
  manager: EntityManager,
  { from, key, where, orderBy, set, returning }: Claim,
): Promise<Row | undefined> {
  const next = `SELECT ${key} FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;
  const text = `UPDATE ${from} SET ${set} WHERE ${key} = (${next}) RETURNING ${returning}`;
  const [row] = await runSql<Row>(manager, { name: `claim ${from}`, text }, []);
  return row;
}

/** SQL: counts an attempt and postpones the next one by the pause that belongs to it, in minutes; the last pause repeats. */
export const backOff = (pauses: readonly number[]) =>
  `attempts = least(attempts, 1000) + 1,
   due_at = now() + (ARRAY[${pauses.join(', ')}])[least(attempts + 1, ${pauses.length})] * interval '1 minute'`;

/** A claimed item, named by what the log shows of it; `failure` if it has to be retried. */
export type Attempted<Item> = Item & { readonly failure?: unknown };

/** Works on a claimed item. Errors of the kinds `settled` end it: another part of the shop reports them. */
export async function attempt<Item extends object>(
  item: Item,
  work: () => Promise<unknown>,
  settled: readonly (abstract new (...args: never[]) => Error)[] = [],
): Promise<Attempted<Item>> {
  try {
    await work();
    return item;
  } catch (failure) {
    return settled.some((kind) => failure instanceof kind) ? item : { ...item, failure };
  }
}
