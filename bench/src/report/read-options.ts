import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a measuring program. An unknown one ends the program with 2, and prints all known ones. */
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
