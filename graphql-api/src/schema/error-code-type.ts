import { GraphQLEnumType, GraphQLSchema } from 'graphql';

import { errorCodes } from '../shared/error-codes.js';

const errorCode = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'Why the shop refused, in `errors[].extensions.code`: branch on it, never on the message. Details are beside it.',
  values: Object.fromEntries(
    Object.entries(errorCodes).map(([code, description]) => [code, { description }]),
  ),
});

/** Adds the codes of refusals to the contract. No field returns one, so TypeGraphQL would leave the type out. */
export function withErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCode] });
}
