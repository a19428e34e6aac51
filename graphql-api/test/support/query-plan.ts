import type { Client } from 'pg';

import { connected } from './connected.js';
import { recordSql, type Statement } from './sql-recorder.js';

/** A node of Postgres's plan, as `EXPLAIN (ANALYZE, FORMAT JSON)` tells it; without ANALYZE the actual figures are missing. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly statement: Statement;
  readonly plans: readonly PlanNode[];
}

/** Limits of a statement in a large shop. */
export interface PlanLimits {
  /** Rows that one node of a plan may touch, those that it throws away counted. */
  readonly maxRows: number;
  /** Tables that may be read from end to end. All others count as large. */
  readonly shortTables: readonly string[];
}

/** Statements that the database can explain; others move no rows. */
const EXPLAINED = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;

/**
 * Does `work` through the door and returns what is wrong with how Postgres finds the rows: a large table read from end
 * to end, or a node that touches more rows than it may. The tables must have been analysed. Statements that only read are
 * run again to count rows; those that write are explained only. A prepared statement is explained without its values, too.
 */
export async function faultsOfPlans(
  databaseUrl: string,
  work: () => Promise<unknown>,
  { maxRows, shortTables }: PlanLimits,
): Promise<string[]> {
  const statements = (await recordSql(work)).filter(({ text }) => EXPLAINED.test(text));
  if (statements.length === 0) throw new Error('nothing was asked of the database');
  return connected(databaseUrl, async (client) => {
    const faults: string[] = [];
    for (const statement of statements) {
      const { plans } = await explain(client, statement);
      for (const node of plans.flatMap(nodesOf)) {
        const fault = faultOf(node, shortTables, maxRows);
        if (fault) faults.push(`${fault}: ${oneLine(statement.text)} ${JSON.stringify(statement.values)}`);
      }
    }
    return faults;
  });
}

async function explain(client: Client, statement: Statement): Promise<Explained> {
  const { text, values, name } = statement;
  const options =
    /^\s*(SELECT|WITH)\b/i.test(text) && !/\b(INSERT|UPDATE|DELETE)\b/i.test(text) ? 'ANALYZE, ' : '';
  const plans = [await planOf(client, `EXPLAIN (${options}FORMAT JSON) ${text}`, values)];
  if (name !== undefined) plans.push(await planOf(client, `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`, []));
  return { statement, plans };
}

async function planOf(client: Client, explaining: string, values: readonly unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explaining, [...values]);
  const [row] = rows;
  if (!row) throw new Error('Postgres explained nothing');
  return row['QUERY PLAN'][0].Plan;
}

function faultOf(node: PlanNode, shortTables: readonly string[], maxRows: number): string | undefined {
  const table = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan' && table !== undefined && !shortTables.includes(table)) {
    return `reads all of ${table}`;
  }
  const touched = touchedRows(node);
  if (touched <= maxRows) return undefined;
  return `${node['Node Type']} on ${table ?? node['Index Name'] ?? 'rows'} touches ${touched} rows`;
}

function touchedRows(node: PlanNode): number {
  const loops = node['Actual Loops'] ?? 0;
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(each * loops);
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Number of rows of each table of the shop, as the planner knows it. */
export async function rowsOfTables(databaseUrl: string): Promise<{ name: string; rows: number }[]> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; rows: number }>(
      `SELECT relname AS name, reltuples::integer AS rows FROM pg_class
       WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY relname`,
    );
    return rows;
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
