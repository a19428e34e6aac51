/** One SQL statement with its values apart. */
export interface ReadStatement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /**
   * Parsed and planned once a connection, by name. For the few statements that most requests use; one plan must serve
   * all values, so limits are in the text.
   */
  readonly prepared?: boolean;
}

/**
 * Reads of what any visitor may see, outside of transactions: plain rows, named as the statement names its columns. An
 * answer may come from a replica that is slightly behind.
 */
export interface ReadDatabase {
  query<Row extends object>(statement: ReadStatement): Promise<Row[]>;
}
