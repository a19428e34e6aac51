import { Client } from 'pg';

/** One statement as the database got it: its text without the values, and the values apart. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Everything this process sends to Postgres while `work` runs, transaction control left out. Run nothing else beside it:
 * what is recorded is not told apart by request.
 */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [text, values] of query.mock.calls as unknown as [unknown, unknown][]) {
      if (typeof text !== 'string' || /^(BEGIN|START|COMMIT|ROLLBACK)/i.test(text)) continue;
      statements.push({ text, values: Array.isArray(values) ? values : [] });
    }
  } finally {
    query.mockRestore();
  }
  return statements;
}
