import { getDirective } from '@graphql-tools/utils';
import {
  astFromValue,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  parse,
  print,
} from 'graphql';

import { createResolvers } from '../../src/create-resolvers.js';
import { buildShopSchema } from '../../src/schema/build-schema.js';
import { costOf, MAX_COST } from '../../src/schema/query-cost.js';
import type { TestShop } from './create-test-shop.js';

export interface RootField {
  /** `Query.parts`. */
  readonly name: string;
  readonly kind: 'mutation' | 'query';
  readonly field: GraphQLField<unknown, unknown>;
  /** Role required by `@auth` in the SDL. */
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

/** Role required by `@auth` on a field; PUBLIC without it. */
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
 * The operations that together select everything of a field, four objects deep: one, or where it costs more than one
 * may, one for each of its objects, without what costs too much alone.
 */
export function wholeOperations(schema: GraphQLSchema, root: RootField, variables: object): string[] {
  const operation = (selection: string) => operationOf(root, selection);
  return divided(getNamedType(root.field.type), 4, operation, (query) =>
    isAffordable(schema, query, variables),
  );
}

function divided(
  type: GraphQLNamedType,
  depth: number,
  within: (selection: string) => string,
  isAffordable: (operation: string) => boolean,
): string[] {
  const whole = within(everythingOf(type, depth));
  if (!isObjectType(type) || isAffordable(whole)) return [whole];
  // Lists in lists in lists, which no one may request.
  if (depth === 1) return [];
  const scalars = everythingOf(type, 1);
  const objects = Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    const inner = getNamedType(fieldType);
    if (!isObjectType(inner) || everythingOf(inner, depth - 1) === '') return [];
    return divided(inner, depth - 1, (selection) => within(`{ ${name} ${selection} }`), isAffordable);
  });
  return [...(scalars ? divided(type, 1, within, isAffordable) : []), ...objects];
}

/** Whether the shop runs an operation. */
export function isAffordable(schema: GraphQLSchema, operation: string, variables: object): boolean {
  try {
    return costOf(schema, { document: parse(operation), variables: { ...variables } }) <= MAX_COST;
  } catch {
    // Its variables can't be read: the shop says so itself.
    return true;
  }
}

function shallow({ type }: GraphQLField<unknown, unknown>): string {
  return isObjectType(getNamedType(type)) ? '{ __typename }' : '';
}

const inBrackets = (items: readonly string[]) => (items.length === 0 ? '' : `(${items.join(', ')})`);
