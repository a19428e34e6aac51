import { DirectiveLocation, GraphQLDirective, GraphQLFloat, GraphQLNonNull, GraphQLSchema } from 'graphql';

import type { LimitKind } from '../shared/limit.js';

const DESCRIPTIONS: Record<LimitKind, string> = {
  length:
    'How many characters a text may have after trimming; in a list, each of its texts. Others are refused with BAD_INPUT.',
  range: 'From which to which number. Others are refused with BAD_INPUT.',
  items: 'How many items a list may have. Others are refused with BAD_INPUT.',
};

/** Adds the declarations of the limits that inputs carry (`shared/limit.ts`) to a schema built by TypeGraphQL. */
export function withLimitDirectives(schema: GraphQLSchema): GraphQLSchema {
  const type = new GraphQLNonNull(GraphQLFloat);
  const limits = Object.entries(DESCRIPTIONS).map(
    ([name, description]) =>
      new GraphQLDirective({
        name,
        description,
        locations: [DirectiveLocation.INPUT_FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
        args: { min: { type, description: 'Minimum.' }, max: { type, description: 'Maximum.' } },
      }),
  );
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: [...config.directives, ...limits] });
}
