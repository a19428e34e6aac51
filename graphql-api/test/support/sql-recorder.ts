import { Client } from 'pg';

/** One statement as the database received it: its text without the values, and the values separately. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Name of a prepared statement. */
  readonly name?: string;
}

const CONTROL = /^(BEGIN|START|COMMIT|ROLLBACK)/i;

/**
 * Everything this process sends to Postgres while `work` runs, without transaction control. Run nothing else at the
 * same time: records are not separated by request.
 */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  return (await record(work)).filter(({ text }) => !CONTROL.test(text));
}

/** Statements of `work` between the BEGIN and the COMMIT of its one transaction. Run nothing else at the same time. */
export async function recordTransaction(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements = await record(work);
  const begins = statements.filter(({ text }) => /^(BEGIN|START)/i.test(text));
  if (begins.length !== 1) throw new Error(`${begins.length} transactions instead of one`);
  const end = statements.findIndex(({ text }) => /^COMMIT/i.test(text));
  return statements.slice(statements.indexOf(begins[0]!) + 1, end);
}

async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [asked, values] of query.mock.calls as unknown as [unknown, unknown][]) {
      if (typeof asked === 'string')
        statements.push({ text: asked, values: Array.isArray(values) ? values : [] });
      else if (isStatement(asked))
        statements.push({ text: asked.text, values: asked.values ?? [], name: asked.name });
    }
  } finally {
    query.mockRestore();
  }
  // Instances prove to each other that they listen, several times a second.
  return statements.filter(({ values: [channel] }) => !String(channel).startsWith('axle_heartbeat'));
}

/** As node-postgres accepts a statement that may have a name. */
function isStatement(asked: unknown): asked is Omit<Statement, 'values'> & Partial<Statement> {
  return typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';
}
