import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
// Its ES modules bring a second graphql of their own, which refuses a schema of ours; of these, Node sees this one name.
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';

/**
 * The most that one operation may cost, in points of `shared/read-cost.ts`. The web app's most expensive one costs 279.
 */
export const MAX_COST = 500;

/** Reads what `complexity` declares for a field: points, or how to compute them; free fields declare nothing. */
const declaredCost: ComplexityEstimator = (asked) => {
  const cost = asked.field.extensions.complexity as ComplexityEstimator | number | undefined;
  return typeof cost === 'function' ? cost(asked) : asked.childComplexity + (cost ?? 0);
};

/** An operation with its variables, as it is about to run. */
interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown>;
}

/** Computed costs, by document, name and variables. Apollo Server caches and drops the documents. */
const reckoned = new WeakMap<DocumentNode, Map<string, number>>();
const MOST_VARIABLES = 200;
const LONGEST_VARIABLES = 500;

/** `costOf`, which walks through the whole document, memoised for repeated operations. */
export function rememberedCostOf(schema: GraphQLSchema, operation: Operation): number {
  const { document, operationName, variables = {} } = operation;
  const asked = `${operationName ?? ''} ${JSON.stringify(variables)}`;
  const costs = reckoned.get(document) ?? new Map<string, number>();
  const known = costs.get(asked);
  if (known !== undefined) return known;
  const cost = costOf(schema, operation);
  if (asked.length > LONGEST_VARIABLES) return cost;
  reckoned.set(document, costs);
  if (costs.size >= MOST_VARIABLES) costs.clear();
  costs.set(asked, cost);
  return cost;
}

/** What an operation costs, from what its fields declare with `complexity`. Throws for variables that can't be read. */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables,
      estimators: [declaredCost],
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
