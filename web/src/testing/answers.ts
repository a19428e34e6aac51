import { GraphQLError } from 'graphql';
import type { Mutation, Query, User } from './schema.generated';

type Root = Query & Mutation;

/** Data of a field: always the same, or a function of the arguments. */
export type Answers = { [Field in keyof Root]?: Root[Field] | ((args: never) => Root[Field]) };

/** A refusal of the API. */
export const refusal = (code: string, details: Record<string, unknown> = {}) =>
  new GraphQLError(`refused: ${code}`, { extensions: { ...details, code } });

/** The access token that an account gets in tests. */
export const tokenOf = ({ email }: Pick<User, 'email'>) => `access-token-of-${email}`;

/** The row with an id; where there is none, what the API says then. */
export function rowOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw refusal('NOT_FOUND');
  return row;
}

/** Changes the row with an id, and returns it. */
export const change = <Row extends { id: string }>(rows: readonly Row[], id: string, to: Partial<Row>): Row =>
  Object.assign(rowOf(rows, id), to);

/** Removes the row with an id, and returns it. */
export function remove<Row extends { id: string }>(rows: Row[], id: string): Row {
  const row = rowOf(rows, id);
  rows.splice(rows.indexOf(row), 1);
  return row;
}
