import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { resolveMeasured } from './answer-size.js';
import { cachingPlugin } from './caching.plugin.js';
import { costPlugin } from './cost.plugin.js';
import { errorFormatter, type FaultListener } from './format-error.js';
import { LIMITS, limitsRule } from './limits.rule.js';
import { namingPlugin } from './naming.plugin.js';

export interface ApolloSettings {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  /** Texts of the queries that clients may name by sha256. No one else can add one. */
  readonly trustedDocuments: Readonly<Record<string, string>>;
  readonly onFault: FaultListener;
  /** Names the request under way: in the answer to a fault, so that its log line can be found. */
  readonly requestId: () => string | undefined;
  /** Other plugins that watch operations. */
  readonly plugins?: readonly ApolloServerPlugin<ShopContext>[];
}

/** The GraphQL server: limits before execution, one error shape after it, nothing of the stack in any answer. */
export function createApollo({
  schema,
  introspection,
  trustedDocuments,
  onFault,
  requestId,
  plugins = [],
}: ApolloSettings): ApolloServer<ShopContext> {
  return new ApolloServer<ShopContext>({
    schema,
    fieldResolver: resolveMeasured,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: LIMITS.tokens },
    validationRules: [limitsRule],
    formatError: errorFormatter(onFault, requestId),
    persistedQueries: { cache: readOnly(trustedDocuments) },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      // It wraps every resolver to gather hints that we do not give.
      ApolloServerPluginCacheControlDisabled(),
      namingPlugin(),
      costPlugin(),
      cachingPlugin(),
      ...plugins,
    ],
  });
}

type DocumentStore = NonNullable<
  Exclude<ApolloServerOptions<ShopContext>['persistedQueries'], false>
>['cache'];

/** Apollo Server's store of documents, which never learns another. */
function readOnly(documents: Readonly<Record<string, string>>): DocumentStore {
  const byKey = new Map(Object.entries(documents).map(([hash, text]) => [`apq:${hash}`, text]));
  return {
    get: (key) => Promise.resolve(byKey.get(key)),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}
