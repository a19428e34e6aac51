import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
} from 'graphql';

import { ownId } from '../shared/ids.js';

/**
 * Lets every operation take the old id of an imported row where it takes an `ID`: resolvers and services only ever see
 * ours. An account has no such id; no operation may take one as `ID`.
 */
export function acceptLegacyIds(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field) => {
      const types = Object.entries(field.args ?? {}).map(([name, { type }]) => [name, type] as const);
      const speaking = types.filter(([, type]) => speaksOfRows(type));
      if (speaking.length === 0) return field;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
        const own = speaking
          .filter(([name]) => name in args)
          .map(([name, type]) => [name, withOwnIds(args[name], type)]);
        return resolve(source, { ...args, ...Object.fromEntries(own) }, context, info);
      };
      return field;
    },
  });
}

function speaksOfRows(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (named === GraphQLID) return true;
  return (
    isInputObjectType(named) && Object.values(named.getFields()).some((field) => speaksOfRows(field.type))
  );
}

function withOwnIds(value: unknown, type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (nullable === GraphQLID) return ownId(value);
  if (isListType(nullable) && Array.isArray(value)) {
    return value.map((item: unknown) => withOwnIds(item, nullable.ofType));
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object') return value;
  const fields = nullable.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field = fields[name];
      return [name, field ? withOwnIds(inner, field.type) : inner];
    }),
  );
}
