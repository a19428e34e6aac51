import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync, type ClassType } from 'type-graphql';

import { limitAnswers } from './answer-size.js';
import { enforceAuth, withAuthDirectives } from './auth-transform.js';
import { withErrorCodes } from './error-code-type.js';
import { acceptLegacyIds } from './legacy-ids-transform.js';
import { withLimitDirectives } from './limit-directives.js';
import { validateArgument } from './validate-argument.js';

/** The executable schema of these resolvers, with `@auth` enforced, the ids of imported rows understood and answers limited. */
export function buildShopSchema(resolvers: readonly object[]): GraphQLSchema {
  return limitAnswers(enforceAuth(acceptLegacyIds(declareSchema(resolvers))));
}

/** The contract, `schema.graphql`: sorted, with descriptions and `@auth` visible. No resolver is called. */
export function printShopSchema(resolvers: readonly object[]): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(declareSchema(resolvers)))}\n`;
}

function declareSchema(resolvers: readonly object[]): GraphQLSchema {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor as ClassType, resolver]));
  const [first, ...rest] = byClass.keys();
  if (!first) throw new Error('a schema needs a resolver');
  const schema = buildSchemaSync({
    resolvers: [first, ...rest],
    container: { get: (resolver) => byClass.get(resolver as ClassType) },
    validateFn: validateArgument,
  });
  describeRoots(schema);
  return withErrorCodes(withLimitDirectives(withAuthDirectives(schema)));
}

/** TypeGraphQL has no place for these two. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'What can be asked. Without `@auth` everyone may.';
  if (mutation) mutation.description = 'What can be done; one a request. Without `@auth` everyone may.';
}
