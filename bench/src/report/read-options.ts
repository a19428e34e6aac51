import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a measuring program. One that it does not know ends the program with 2, and the names of all that it knows. */
export function readOptions<const T extends Options>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(
      `The options are ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
    return process.exit(2);
  }
}
