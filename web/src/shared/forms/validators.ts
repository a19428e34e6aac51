/** The rules of spec section 5 as sentences: undefined when the value is right. */

/** `{what} is required`. */
export const required = (value: string | undefined, what: string) =>
  value?.trim() ? undefined : `${what} is required`;

// The specified pattern must occur in the address, not be all of it: dots, plus signs and long domains pass.
const emailPattern = /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/;

/** How addresses are compared and stored everywhere. */
export const normalizeEmail = (value: string) => value.trim().toLowerCase();

/** Required, and the specified pattern must occur in it. */
export const validEmail = (value: string | undefined) =>
  required(value, 'Email') ??
  (emailPattern.test(normalizeEmail(value ?? '')) ? undefined : 'Provide a Valid Email');

/** Required, six characters or longer. Spaces count: they are part of a password. */
export const validPassword = (value: string | undefined) => {
  if (!value) return 'Password is required';
  return value.length < 6 ? 'Password must be 6 characters or longer.' : undefined;
};
