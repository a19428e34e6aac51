/**
 * The shop's API in memory: real schema, real execution, rows instead of a database. A query that does not fit
 * `schema.graphql` fails as it would against the API. Tests put rows in, make operations fail, and see what was asked.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse, validate, type ExecutionResult } from 'graphql';
import type {
  MessageRow,
  OrderRow,
  PartRow,
  PaymentProblemRow,
  ReviewRow,
  SalesDayRow,
  UserRow,
} from './builders';
import { refusal, tokenOf, type Caller, type MockRows } from './mock-caller';
import { mockResolvers } from './mock-resolvers';

const typeDefs = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8');
const schema = makeExecutableSchema<Caller>({ typeDefs, resolvers: mockResolvers });

interface Asked {
  operation: string;
  variables: Record<string, unknown>;
  token: string | undefined;
}

/**
 * How an operation fails: with a code of the API, without any answer, or with the answer lost after everything was done.
 */
export type Failure = { code: string; [detail: string]: unknown } | 'UNREACHABLE' | 'ANSWER_LOST';

/** One shop of one test. */
export class MockShop implements MockRows {
  parts: PartRow[] = [];
  orders: OrderRow[] = [];
  reviews: ReviewRow[] = [];
  users: UserRow[] = [];
  messages: MessageRow[] = [];
  paymentProblems: PaymentProblemRow[] = [];
  days: SalesDayRow[] = [];
  expired = new Set<string>();
  placed = new Map<string, OrderRow>();
  readonly asked: Asked[] = [];
  private readonly failures = new Map<string, Failure[]>();
  private readonly held = new Map<string, Promise<void>>();

  /** The next `times` calls of an operation fail; later ones go well again. */
  fail(operation: string, failure: Failure, times = 1): void {
    this.failures.set(operation, Array<Failure>(times).fill(failure));
  }

  /** The next call of an operation is answered only once the returned function was called. */
  hold(operation: string): () => void {
    let release: (() => void) | undefined;
    this.held.set(
      operation,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => release?.();
  }

  /** What was asked under an operation's name. */
  calls(operation: string): Asked[] {
    return this.asked.filter((asked) => asked.operation === operation);
  }

  /** Runs an operation as the API would. Rejects when the shop is to be unreachable. */
  async execute(
    { query, variables = {}, operationName = '' }: GraphqlCall,
    headers: Record<string, string> = {},
  ): Promise<ExecutionResult> {
    const token = headers.authorization?.replace('Bearer ', '');
    this.asked.push({ operation: operationName, variables, token });
    const held = this.held.get(operationName);
    this.held.delete(operationName);
    await held;
    const failure = this.failures.get(operationName)?.shift();
    if (failure === 'UNREACHABLE') throw new TypeError('Failed to fetch');
    if (failure && failure !== 'ANSWER_LOST') return { errors: [refusal(failure.code, failure)] };

    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) throw new Error(`${operationName} does not fit the schema: ${errors.join('; ')}`);
    const user = this.users.find((candidate) => tokenOf(candidate) === token);
    const contextValue: Caller = { shop: this, user: token && this.expired.has(token) ? undefined : user };
    const answer = await execute({
      schema,
      document,
      variableValues: variables,
      operationName,
      contextValue,
    });
    if (failure === 'ANSWER_LOST') throw new TypeError('Failed to fetch');
    return answer;
  }
}

interface GraphqlCall {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}
