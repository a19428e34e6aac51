import { getMetadataStorage, validateSync } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

/**
 * TypeGraphQL's own: what is left out or null meets no rule, and by then GraphQL has seen to the types. So only inputs that are also read
 * elsewhere declare `IsOptional`, `IsEnum` and the like.
 */
const RULES = { skipMissingProperties: true, forbidUnknownValues: false } as const;

cacheRules();

/**
 * What TypeGraphQL does with each argument, without fetching class-validator again for each, and without a promise for each rule: none
 * of ours waits for anything. Throws ArgumentValidationError.
 */
export function validateArgument(argument: unknown): void {
  for (const item of Array.isArray(argument) ? (argument as unknown[]) : [argument]) {
    if (typeof item !== 'object' || item === null) continue;
    const errors = validateSync(item, RULES);
    if (errors.length > 0) throw new ArgumentValidationError(errors);
  }
}

/**
 * class-validator looks for the rules of each object, such as a line of an order, among those of all classes: half of what validating
 * takes. They are declared with the class, so that they can be cached; we use no groups and no schemas.
 */
function cacheRules(): void {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const cached = new WeakMap<object, ReturnType<typeof lookUp>>();
  storage.getTargetValidationMetadatas = (target, ...options) => {
    const known = cached.get(target);
    if (known) return known;
    const rules = lookUp(target, ...options);
    cached.set(target, rules);
    return rules;
  };
}
