import { Directive } from 'type-graphql';

/** How many characters (`length`, of each item in a list), how much (`range`), or how many items a value may have. */
export type LimitKind = 'length' | 'range' | 'items';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Puts `@length(min: …, max: …)` or its like on an input: printed in schema.graphql, from which the web app takes its limits. It
 * refuses nothing on its own: the rule next to it does (`IsText`, `IsWholeNumber`, `HasItems`, `requireText`).
 */
export const Limit = (
  kind: LimitKind,
  { min, max }: Bounds,
): MethodDecorator & PropertyDecorator & ParameterDecorator =>
  Directive(`@${kind}(min: ${min}, max: ${max})`);

/** Several decorators as one. */
export const allOf =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
