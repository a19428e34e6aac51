import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
} from 'graphql';

import { ownId } from '../shared/ids.js';

/** Puts our ids in place of old ones in a value, which is left as it is. */
type Translation = (value: unknown) => unknown;

/** Arguments, or an input object, whose types the operation declares. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Lets every operation accept the old id of an imported row as an `ID`: resolvers and services only ever see
 * ours. An account has no such id; no operation may accept one as `ID`.
 */
export function acceptLegacyIds(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field) => {
      const translated = translationOfFields(field.args ?? {});
      if (!translated) return field;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args: Values, context, info): unknown =>
        resolve(source, translated(args), context, info);
      return field;
    },
  });
}

/** Undefined for a type without ids. */
function translationOf(type: GraphQLInputType): Translation | undefined {
  const nullable = getNullableType(type);
  if (nullable === GraphQLID) return ownId;
  if (isListType(nullable)) {
    const each = translationOf(nullable.ofType);
    return each && ((list) => (list as readonly unknown[]).map((item) => translate(item, each)));
  }
  return isInputObjectType(nullable) ? translationOfFields(nullable.getFields()) : undefined;
}

function translationOfFields(
  fields: Readonly<Record<string, { readonly type: GraphQLInputType }>>,
): Translation | undefined {
  const withIds = Object.entries(fields).flatMap(([name, { type }]) => {
    const translation = translationOf(type);
    return translation ? [[name, translation] as const] : [];
  });
  if (withIds.length === 0) return undefined;
  return (values) => {
    const own = { ...(values as Values) };
    for (const [name, translation] of withIds) if (name in own) own[name] = translate(own[name], translation);
    return own;
  };
}

const translate = (value: unknown, translation: Translation): unknown =>
  value === null || value === undefined ? value : translation(value);
