import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

import { type HostileValue, NO_AMOUNT, NO_INTEGER, NO_TEXT, NOTHING } from './hostile-values.js';
import { operationOf, type RootField } from './schema-operations.js';

/** One position in the arguments of a field, with a value there that must be refused. */
export interface GraphQLTry {
  /** `Mutation.addPart input.name: a NUL`. */
  readonly what: string;
  /** The field and the place: `Mutation.addPart input.name`. */
  readonly place: string;
  /** Expected type, as far as it decides what is refused: `Money`, `an enum`, `a list`. */
  readonly kind: string;
  readonly hostile: HostileValue;
  /** The bodies to send: the value as a variable, and written into the document. Created on demand: many are 100 kB. */
  readonly bodies: () => readonly string[];
}

/** A good value for an argument or input field, by its name and type; undefined to leave it out. */
export type GoodValue = (name: string, type: GraphQLInputType) => unknown;

const MARK = '@@hostile@@';

/** Bodies with nothing but good values. */
export const goodBodies = (root: RootField, good: GoodValue): readonly string[] =>
  bodiesOf(root, goodVariables(root, good), '""');

/** Every place of a root field's arguments, each with every value that does not belong there. */
export function graphqlTries(root: RootField, good: GoodValue): GraphQLTry[] {
  const { field, name } = root;
  return field.args.flatMap((arg) =>
    placesOf(arg.name, arg.type, good).flatMap(({ path, type, value }) =>
      hostileTo(type).map((hostile) => ({
        what: `${name} ${path}: ${hostile.what}`,
        place: `${name} ${path}`,
        kind: kindOf(type),
        hostile,
        // The maximum length of a document is another row (C20, C23).
        bodies: () =>
          bodiesOf(root, { ...goodVariables(root, good), [arg.name]: value }, hostile.json).slice(
            0,
            hostile.json.length > 1000 ? 1 : 2,
          ),
      })),
    ),
  );
}

/** The operation with its values as variables, and with its values inline; `json` replaces the mark. */
function bodiesOf(root: RootField, variables: Record<string, unknown>, json: string): string[] {
  const beside = JSON.stringify({ query: operationOf(root), variables });
  const inside = inDocument(root, variables).replace(`"${MARK}"`, () => asLiteral(json));
  return [beside.replace(`"${MARK}"`, () => json), JSON.stringify({ query: inside })];
}

function inDocument({ kind, field }: RootField, variables: Record<string, unknown>): string {
  const passed = field.args
    .filter(({ name }) => variables[name] !== undefined)
    .map(({ name, type }) => `${name}: ${literal(variables[name], type)}`);
  const values = passed.length > 0 ? `(${passed.join(', ')})` : '';
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind} { ${field.name}${values} ${selection} }`;
}

const goodVariables = ({ field }: RootField, good: GoodValue): Record<string, unknown> =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, goodOf(name, type, good)]));

interface Place {
  readonly path: string;
  readonly type: GraphQLInputType;
  /** The whole argument with the mark in this place. */
  readonly value: unknown;
}

/** The argument itself and every field inside it, each time with the mark there. */
function placesOf(path: string, type: GraphQLInputType, good: GoodValue): Place[] {
  const places: Place[] = [{ path, type, value: MARK }];
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items = placesOf(`${path}[]`, inner.ofType, good);
    places.push(...items.map((place) => ({ ...place, value: [place.value] })));
  }
  if (isInputObjectType(inner)) {
    for (const field of Object.values(inner.getFields())) {
      const whole = goodOf(path, type, good) as object;
      places.push(
        ...placesOf(`${path}.${field.name}`, field.type, good).map((place) => ({
          ...place,
          value: { ...whole, [field.name]: place.value },
        })),
      );
    }
  }
  return places;
}

function goodOf(name: string, type: GraphQLInputType, good: GoodValue): unknown {
  const inner = getNullableType(type);
  if (isInputObjectType(inner)) {
    return Object.fromEntries(
      Object.values(inner.getFields()).map((field) => [field.name, goodOf(field.name, field.type, good)]),
    );
  }
  if (isListType(inner) && isInputObjectType(getNamedType(inner))) return [goodOf(name, inner.ofType, good)];
  return good(name, type);
}

function hostileTo(type: GraphQLInputType): readonly HostileValue[] {
  const values = valuesAgainst(getNullableType<GraphQLInputType>(type));
  return isNonNullType(type) ? [...values, NOTHING] : values;
}

function kindOf(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return 'a list';
  if (isInputObjectType(inner)) return 'an input';
  return isEnumType(inner) ? 'an enum' : getNamedType(inner).name;
}

function valuesAgainst(type: GraphQLInputType): readonly HostileValue[] {
  if (isListType(type))
    return [
      { what: 'an object', json: '{"a":1}' },
      { what: '1e309', json: '1e309' },
    ];
  if (isInputObjectType(type)) return [...NO_TEXT, { what: 'a list', json: '[1]' }];
  const { name } = getNamedType(type);
  if (name === 'Int') return NO_INTEGER;
  if (name === 'Float') return NO_INTEGER.filter(({ what }) => what !== '1.5');
  if (name === 'Money') return NO_AMOUNT;
  if (name === 'Boolean')
    return [...NO_TEXT.filter(({ what }) => what !== 'true'), ...NO_INTEGER.slice(0, 4)];
  if (isScalarType(type) || isEnumType(type)) return NO_TEXT;
  throw new Error(`what is hostile to ${name}?`);
}

/** A value written into a document. Strings of JSON are strings of GraphQL. */
function literal(value: unknown, type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (value === MARK) return `"${MARK}"`;
  if (Array.isArray(value)) {
    const item = isListType(inner) ? inner.ofType : inner;
    return `[${value.map((one) => literal(one, item)).join(', ')}]`;
  }
  if (isInputObjectType(inner)) {
    const fields = Object.entries(value as object).filter(([, given]) => given !== undefined);
    return `{${fields.map(([key, given]) => `${key}: ${literal(given, inner.getFields()[key]!.type)}`).join(', ')}}`;
  }
  return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);
}

/** JSON as a GraphQL literal: the names of an object's fields are without quotes. */
const asLiteral = (json: string) => json.replace(/^\{"(\w+)":/, '{$1:');
