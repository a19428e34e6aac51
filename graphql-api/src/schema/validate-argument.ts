import { validateSync } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

/** TypeGraphQL's own. */
const RULES = { skipMissingProperties: true, forbidUnknownValues: false } as const;

/**
 * What TypeGraphQL does with each argument, without fetching class-validator anew for each, and without a promise for each rule: none
 * of ours waits for anything. Throws ArgumentValidationError.
 */
export function validateArgument(argument: unknown): void {
  for (const item of Array.isArray(argument) ? (argument as unknown[]) : [argument]) {
    if (typeof item !== 'object' || item === null) continue;
    const errors = validateSync(item, RULES);
    if (errors.length > 0) throw new ArgumentValidationError(errors);
  }
}
