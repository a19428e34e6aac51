import type { ValidationOptions } from 'class-validator';

import { allOf, type Bounds, Limit } from './limit.js';
import { rule } from './rule.js';
import { BadInput } from './shop-error.js';
import { countVisible, trimText } from './visible-text.js';

/** `min` counts characters that a reader can see, `max` all that are left after trimming. */
export type TextBounds = Bounds;

function isText(value: unknown, { min, max }: TextBounds): boolean {
  if (typeof value !== 'string' || value.includes('\u0000') || !value.isWellFormed()) return false;
  return trimText(value).length <= max && countVisible(value) >= min;
}

/** The trimmed text of a lone argument, by the rule of `IsText`. Throws BadInput naming the field. */
export function requireText(value: string, field: string, { min, max }: TextBounds): string {
  if (!isText(value, { min, max })) {
    throw new BadInput(`${field} must be text of ${min} to ${max} characters.`, { field });
  }
  return trimText(value);
}

/**
 * Text that a database can store and a person can see: within bounds after trimming, no NUL, no lone surrogate.
 * Trimming itself is the service's business. With `{ each: true }` for every item of a list.
 */
export const IsText = ({ min, max }: TextBounds, options?: ValidationOptions): PropertyDecorator =>
  allOf(
    rule(
      'isText',
      (value) => isText(value, { min, max }),
      (field) => `${field} must be text of ${min === 0 ? 'at most' : `${min} to`} ${max} characters`,
      options,
    ),
    Limit('length', { min, max }),
  );
