import { validate, type ValidationError } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

/** TypeGraphQL's own. */
const RULES = { skipMissingProperties: true, forbidUnknownValues: false } as const;

/**
 * What TypeGraphQL does with each argument, without fetching class-validator anew for each: the rules of its class. Throws
 * ArgumentValidationError.
 */
export async function validateArgument(argument: unknown): Promise<void> {
  for (const item of Array.isArray(argument) ? (argument as unknown[]) : [argument]) {
    if (typeof item !== 'object' || item === null) continue;
    const errors: ValidationError[] = await validate(item, RULES);
    if (errors.length > 0) throw new ArgumentValidationError(errors);
  }
}
