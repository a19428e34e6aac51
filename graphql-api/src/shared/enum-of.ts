import { registerEnumType } from 'type-graphql';

/** An enum of the schema: its values, each with its description. In the code `Role.ADMIN` is the word 'ADMIN'. */
export function enumOf<T extends Record<string, string>>(
  name: string,
  description: string,
  descriptions: T,
): { readonly [Value in keyof T]: Value } {
  const names = Object.keys(descriptions);
  const values = Object.fromEntries(names.map((value) => [value, value])) as { [Value in keyof T]: Value };
  registerEnumType<object>(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(names.map((value) => [value, { description: descriptions[value] }])),
  });
  return values;
}
