import { getDirective } from '@graphql-tools/utils';
import {
  astFromValue,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
  print,
} from 'graphql';

import { createResolvers } from '../../src/create-resolvers.js';
import { buildShopSchema } from '../../src/schema/build-schema.js';
import type { TestShop } from './create-test-shop.js';

export interface RootField {
  /** `Query.parts`. */
  readonly name: string;
  readonly kind: 'mutation' | 'query';
  readonly field: GraphQLField<unknown, unknown>;
  /** What `@auth` asks for in the SDL. */
  readonly requires: 'ADMIN' | 'CUSTOMER' | 'PUBLIC';
}

export function schemaOf({ app }: Pick<TestShop, 'app'>): GraphQLSchema {
  return buildShopSchema(createResolvers(app.services));
}

export function rootFields(schema: GraphQLSchema): RootField[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: `${String(type)}.${field.name}`,
      kind,
      field,
      requires: requiredBy(schema, field),
    })),
  );
}

/** What `@auth` on a field asks for; PUBLIC without it. */
export function requiredBy(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): RootField['requires'] {
  const [auth] = getDirective(schema, field, 'auth') ?? [];
  return auth ? (auth.requires as RootField['requires']) : 'PUBLIC';
}

/** `query ($id: ID!) { order(id: $id) { … } }`: every argument is a variable of its own name. */
export function operationOf({ kind, field }: RootField, selection = shallow(field)): string {
  const declared = field.args.map(({ name, type, defaultValue }) => {
    const fallback = defaultValue === undefined ? null : astFromValue(defaultValue, type);
    return `$${name}: ${String(type)}${fallback ? ` = ${print(fallback)}` : ''}`;
  });
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  return `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selection} }`;
}

/** Everything that can be read of a type, `depth` objects deep. Empty for a scalar. */
export function everythingOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    const inner = getNamedType(fieldType);
    if (!isObjectType(inner)) return [name];
    const selection = depth > 1 ? everythingOf(inner, depth - 1) : '';
    return selection ? [`${name} ${selection}`] : [];
  });
  return parts.length === 0 ? '' : `{ ${parts.join(' ')} }`;
}

/**
 * Selections of a query's type that together reach every field three objects deep, four in a list of nodes: one per object,
 * since all at once would be too costly.
 */
export function selectionsOf(type: GraphQLNamedType): string[] {
  if (!isObjectType(type)) return [everythingOf(type, 1)];
  const nodes = type.getFields().nodes;
  if (!nodes) return [everythingOf(type, 1), ...objectsOf(type, 2)].filter(Boolean);
  const node = getNamedType(nodes.type) as GraphQLObjectType;
  return [everythingOf(type, 2), ...objectsOf(node, 2).map((selection) => `{ nodes ${selection} }`)];
}

const objectsOf = (type: GraphQLObjectType, depth: number): string[] =>
  Object.values(type.getFields()).flatMap(({ name, type: inner, args }) => {
    const selection = args.some(isRequiredArgument) ? '' : everythingOf(getNamedType(inner), depth);
    return selection.startsWith('{') ? [`{ ${name} ${selection} }`] : [];
  });

function shallow({ type }: GraphQLField<unknown, unknown>): string {
  return isObjectType(getNamedType(type)) ? '{ __typename }' : '';
}

const inBrackets = (items: readonly string[]) => (items.length === 0 ? '' : `(${items.join(', ')})`);
