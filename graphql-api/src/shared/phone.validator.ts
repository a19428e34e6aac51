import { rule } from './rule.js';

/** Fewer digits than this reach no one; how they are written is up to the person. */
export const MIN_PHONE_DIGITS = 6;

/** A phone number for people to call: any characters, at least `MIN_PHONE_DIGITS` digits of any script among them. */
export const IsPhone = (): PropertyDecorator =>
  rule(
    'isPhone',
    (value) => typeof value === 'string' && (value.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PHONE_DIGITS,
    () => `Phone Number must have at least ${MIN_PHONE_DIGITS} digits`,
  );
