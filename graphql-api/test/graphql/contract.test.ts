import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedDirective,
} from 'graphql';

import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { schemaOf } from '../support/schema-operations.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

type Described = readonly [name: string, description: string | null | undefined];

/** Everything that a reader of the reference can come to: types, fields, arguments, values, our directives. */
function membersOf(schema: GraphQLSchema): Described[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const fieldsOf = types.flatMap((type): Described[] => {
    if (isEnumType(type))
      return type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description]);
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field): Described[] => {
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      const name = `${type.name}.${field.name}`;
      return [
        [name, field.description],
        ...args.map((arg): Described => [`${name}(${arg.name})`, arg.description]),
      ];
    });
  });
  const directives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap(({ name, description, args }): Described[] => [
      [`@${name}`, description],
      ...args.map((arg): Described => [`@${name}(${arg.name})`, arg.description]),
    ]);
  return [
    ...types.map(({ name, description }): Described => [name, description]),
    ...fieldsOf,
    ...directives,
  ];
}

test('every type, field, argument and value has a description', () => {
  const members = membersOf(schemaOf(shop));
  expect(members.length).toBeGreaterThan(300);
  expect(members.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});

/** Keys and secrets that the shop issued itself, and values with a rule of their own: their length says nothing. */
const ISSUED =
  /\.(after|digest|email|encoding|expectedAddress|expectedNote|idToken|key|paidOn|transactionId)$/;

test('every free text input declares its maximum length', () => {
  const schema = schemaOf(shop);
  const inputs = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ args }) =>
      args.map((arg) => [`${type.name}.${arg.name}`, arg] as const),
    );
  });
  const texts = inputs.filter(
    ([name, { type }]) => getNamedType(type).name === 'String' && !/^__|^ImportRecipe/.test(name),
  );
  const unlimited = texts.filter(
    ([, { astNode }]) => !astNode?.directives?.some(({ name }) => name.value === 'length'),
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(unlimited.map(([name]) => name).filter((name) => !ISSUED.test(name))).toEqual([]);
});
