import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

import { MAX_MINOR, parseDecimal, toDecimal, toDollars } from './money.js';

const refusal = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });

function parse(text: string): number {
  const minor = parseDecimal(text);
  if (minor === undefined) throw refusal('An amount is a decimal of at most two places, such as "64.90".');
  if (minor > MAX_MINOR) throw refusal(`An amount is at most ${toDollars(MAX_MINOR)}.`);
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
