import { isEmail } from 'class-validator';

import { allOf, Limit } from './limit.js';
import { rule } from './rule.js';
import { removeInvisible } from './visible-text.js';

const MAX_LENGTH = 254;

/** RFC 5321 allows these in quotes before the @; real addresses don't have them, and malicious text does. */
const IN_NO_ADDRESS = { blacklisted_chars: '"<>\\\\' };

export function isEmailAddress(value: unknown): value is string {
  // The library's own check throws on a lone surrogate (URIError) instead of refusing it.
  return (
    typeof value === 'string' &&
    value.length <= MAX_LENGTH &&
    value.isWellFormed() &&
    removeInvisible(value) === value &&
    isEmail(value, IN_NO_ADDRESS)
  );
}

/** An email address as the specified message has it. Any other value is refused, none throws. */
export const IsEmailAddress = (): PropertyDecorator =>
  allOf(
    rule('isEmailAddress', isEmailAddress, () => 'Provide a Valid Email'),
    Limit('length', { min: 3, max: MAX_LENGTH }),
  );
