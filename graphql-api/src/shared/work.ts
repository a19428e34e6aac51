/** A statement that was sent to the database. */
export interface StatementRun {
  /** SQL with its placeholders; values are not here. */
  readonly text: string;
  /** Undefined until it was answered. */
  ms?: number;
}

/** What the shop did for a request, or for one GraphQL operation of a page that it rendered. */
export interface Work {
  /** A GraphQL operation's own name, kind and text. */
  name?: string | undefined;
  kind?: 'query' | 'mutation' | 'subscription';
  query?: string | undefined;
  /** Values of an operation that a page requested, as a visitor; a caller's own values are kept nowhere. */
  variables?: Readonly<Record<string, unknown>> | undefined;
  /** Cost in points of `read-cost.ts`. */
  cost?: number;
  /** Codes of the errors in its answer. */
  errors?: readonly string[];
  ms?: number;
  readonly statements: StatementRun[];
  /** The operations of a page. */
  readonly operations: Work[];
}

export const newWork = (): Work => ({ statements: [], operations: [] });
