import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
// Its ES modules bring a second graphql of their own, which refuses our schema; of these, Node sees this one name.
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';

import { COST, countObjects } from '../shared/read-cost.js';

/**
 * The most that one operation may cost, in points of `shared/read-cost.ts`. The web app's most expensive one costs 347.
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

/** What is known of a document: the variables on which its cost depends, and costs by their values. */
interface Reckoned {
  readonly decisive: readonly string[];
  readonly costs: Map<string, number>;
}

/** Apollo Server caches and drops the documents. */
const reckoned = new WeakMap<DocumentNode, Reckoned>();
const MAX_VALUES = 200;
const LONGEST_VALUES = 500;

/**
 * `costOf`, which walks through the whole document, memoized by the variables on which the cost depends. Those of an
 * operation whose cost is known may not be readable: its execution refuses them, in the same words.
 */
export function memoizedCostOf(schema: GraphQLSchema, operation: Operation): number {
  const { document, operationName, variables = {} } = operation;
  let known = reckoned.get(document);
  if (!known) {
    known = { decisive: decisiveVariables(schema, document), costs: new Map() };
    reckoned.set(document, known);
  }
  const { decisive, costs } = known;
  // As properties: what is left out takes a default, and null does not.
  const values = Object.fromEntries(decisive.map((name) => [name, variables[name]]));
  const asked = JSON.stringify([operationName, values]);
  const memoized = costs.get(asked);
  if (memoized !== undefined) return memoized;
  const cost = costOf(schema, operation);
  if (asked.length > LONGEST_VALUES) return cost;
  if (costs.size >= MAX_VALUES) costs.clear();
  costs.set(asked, cost);
  return cost;
}

/** The variables in arguments of lists and other fields that compute their cost, and in directives, which leave fields out. Pure. */
function decisiveVariables(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  const collect = (node: ASTNode) => {
    visit(node, { Variable: ({ name }) => void names.add(name.value) });
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: collect,
      Field: ({ arguments: asked = [] }) => {
        const field = types.getFieldDef();
        const decides =
          typeof field?.extensions.complexity === 'function' ||
          field?.args.some(({ name }) => name === 'first');
        if (decides) asked.forEach(collect);
      },
    }),
  );
  return [...names];
}

/**
 * What an operation costs: what its fields declare with `complexity`, and the objects that its answer may hold. Throws for
 * variables that can't be read.
 */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: Operation): number {
  const add = (estimator: ComplexityEstimator) =>
    getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables,
      estimators: [estimator],
    });
  try {
    return add(declaredCost) + Math.floor(add(countObjects) / COST.objectsPerPoint);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // As Apollo Server answers the same fault where it reads the variables itself.
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
