import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

/** A decorator of inputs: refuses any value that is not right, with a message about its field. */
export const rule = (
  name: string,
  isRight: (value: unknown) => boolean,
  message: (field: string) => string,
  options?: ValidationOptions,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: isRight,
        // Of an item of a list, class-validator says "each value in" first.
        defaultMessage: buildMessage((prefix, args) => message(`${prefix}${args?.property ?? ''}`), options),
      },
    },
    options,
  );
