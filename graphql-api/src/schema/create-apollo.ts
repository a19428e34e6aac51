import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { costPlugin } from './cost.plugin.js';
import { errorFormatter, type FaultListener } from './format-error.js';
import { LIMITS, limitsRule } from './limits.rule.js';

export interface ApolloSettings {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  readonly onFault: FaultListener;
  /** Names the request under way: in the answer to a fault, so that its log line can be found. */
  readonly requestId: () => string | undefined;
}

/** The GraphQL server: limits before execution, one error shape after it, nothing of the stack in any answer. */
export function createApollo({
  schema,
  introspection,
  onFault,
  requestId,
}: ApolloSettings): ApolloServer<ShopContext> {
  return new ApolloServer<ShopContext>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: [limitsRule],
    formatError: errorFormatter(onFault, requestId),
    plugins: [ApolloServerPluginLandingPageDisabled(), costPlugin()],
  });
}
