import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

import { MAX_MINOR, parseDecimal, toDecimal } from './money.js';

function parse(text: string): number {
  const minor = parseDecimal(text);
  if (minor === undefined || minor > MAX_MINOR) {
    throw new GraphQLError('An amount is a decimal of at most two places, such as "64.90".', {
      extensions: { code: 'BAD_INPUT' },
    });
  }
  return minor;
}

/** Minor units inside, a decimal string outside. Number literals are read from their source text, never as floats. */
export const MoneyScalar = new GraphQLScalarType<number, string>({
  name: 'Money',
  description:
    'An amount in the shop\'s currency (US dollars): a decimal string with two places, such as "64.90".',
  serialize: (value) => toDecimal(value as number),
  parseValue: (value) => parse(typeof value === 'string' ? value : ''),
  parseLiteral: (node) =>
    parse(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : ''),
});
