import type { DocumentNode } from 'graphql';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';

/** The most that one operation may cost, in points of `shared/read-cost.ts`. The web app's dearest costs 272. */
export const MAX_COST = 500;

/** An operation with its variables, as it is about to run. */
interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown>;
}

/** What an operation costs, from what its fields declare with `complexity`. Throws for variables that can't be read. */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 0 })],
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // As Apollo Server answers the same fault where it looks at the variables itself.
    throw new GraphQLError(error.message, {
      nodes: error.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

/** Refuses an operation that costs more than any screen needs. */
export function requireAffordable(cost: number): void {
  if (cost <= MAX_COST) return;
  throw new GraphQLError(
    `This operation is too costly: it costs ${cost} points, and one may cost ${MAX_COST}. Ask for less at once.`,
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } },
  );
}
