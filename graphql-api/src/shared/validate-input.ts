import { validate, type ValidationError } from 'class-validator';

import { BadInput } from './shop-error.js';

/**
 * An instance of an input class, validated by the same rules as over GraphQL. For transports that get plain JSON.
 * Throws BadInput naming the field.
 */
export async function validInput<T extends object>(type: new () => T, values: Partial<T>): Promise<T> {
  const input = Object.assign(new type(), values);
  const errors = await validate(input, { whitelist: true, stopAtFirstError: true });
  if (errors.length > 0) throw describeInvalid(errors);
  return input;
}

/** The first broken rule as a refusal: field and rule, never the value. */
export function describeInvalid(errors: readonly ValidationError[]): BadInput {
  const [error] = errors;
  if (!error) return new BadInput('A value is not allowed.');
  if (error.children?.length) return describeInvalid(error.children);
  const [rule = `${error.property} is not allowed`] = Object.values(error.constraints ?? {});
  // class-validator's words for a list count as if there were always several.
  return new BadInput(`${rule.replace(/\b1 elements$/, '1 element')}.`, { field: error.property });
}
