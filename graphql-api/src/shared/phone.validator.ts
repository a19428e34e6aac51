import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

/** Fewer digits than this reach nobody; how they are written is up to the person. */
export const MIN_PHONE_DIGITS = 6;

/** A phone number for people to call: any signs, but at least `MIN_PHONE_DIGITS` digits of any script among them. */
export function IsPhone(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isPhone',
      constraints: [MIN_PHONE_DIGITS],
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && (value.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PHONE_DIGITS,
        defaultMessage: buildMessage(() => 'A phone number has at least $constraint1 digits', options),
      },
    },
    options,
  );
}
