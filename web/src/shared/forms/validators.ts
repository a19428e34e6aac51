/** The specified validation rules as sentences: undefined when the value is right. */
import { trimText } from '../format/visible-text';
import { contactMessageInputLimits } from '#shared/gql/limits.generated';

/** `{what} is required`. */
export const required = (value: string | undefined, what: string) =>
  trimText(value ?? '') ? undefined : `${what} is required`;

/** `{what} must be {longest} characters or shorter`. Spaces around it don't count: they are not sent. */
export const atMost = (longest: number, value: string | undefined, what: string) =>
  trimText(value ?? '').length > longest
    ? `${what} must be ${longest.toLocaleString('en')} characters or shorter`
    : undefined;

/** The longest name that the API accepts. */
export const longestName = contactMessageInputLimits.name.max;

/** Required, and no longer than the API accepts. */
export const nameProblem = (value: string | undefined) =>
  required(value, 'Name') ?? atMost(longestName, value, 'Name');

// The specified pattern must occur in the address, not be all of it: dots, plus signs and long domains pass. People have domains with digits and
// hyphens, too (t-online.de, 163.com).
const emailPattern = /[a-z0-9_-]@[a-z0-9.-]*[a-z0-9]\.[a-z]{2,3}/;

/** Normalizes an email as it is compared and stored everywhere. */
export const normalizeEmail = (value: string) => value.trim().toLowerCase();

const fewestDigits = 6;

/** Required, with at least six digits of any script somewhere in it: with fewer it is not a phone number. The API applies the same rule. */
export const phoneProblem = (value: string | undefined) =>
  required(value, 'Phone Number') ??
  ((value ?? '').replace(/\P{Nd}/gu, '').length < fewestDigits
    ? `Phone Number must have at least ${fewestDigits} digits`
    : undefined);

/** Required, and the specified pattern must occur in it. */
export const validEmail = (value: string | undefined) =>
  required(value, 'Email') ??
  (emailPattern.test(normalizeEmail(value ?? '')) ? undefined : 'Provide a Valid Email');

/** Required, six characters or longer. Spaces count: they are part of a password. */
export const validPassword = (value: string | undefined) => {
  if (!value) return 'Password is required';
  return value.length < 6 ? 'Password must be 6 characters or longer.' : undefined;
};
