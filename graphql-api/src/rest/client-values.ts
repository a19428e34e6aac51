import { z } from 'zod';

import { isId, ownId } from '../shared/ids.js';
import { fromClientNumber, MAX_MINOR } from '../shared/money.js';
import { priceRule } from '../shared/number.validator.js';
import { isBlank } from '../shared/visible-text.js';

/**
 * What documented clients send: JSON objects whose numbers may be strings. Each schema reads one value and tells the
 * document what may be sent; one without its own error message is text (`read-request.ts`).
 */

/** A plain decimal number; no exponents, no hexadecimal. */
const NUMERAL = /^[+-]?\d+(?:\.\d+)?$/;

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && NUMERAL.test(value.trim()) ? Number(value) : value;

/** Text that a reader can see. A repeated or empty parameter is refused: it must never match everyone. */
export const text = z.string().refine((value) => !isBlank(value));

/** Optional text: null when left out, null or empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => (value === '' ? null : (value ?? null)));

/** The id of a row. The old id of an imported row, 24 hexadecimal digits, is read as the one it has here. */
export const rowId = text.transform((id) => String(ownId(id))).meta({ format: 'uuid' });

/** A whole number from `min` to `max`, or a string of one. */
export const wholeNumber = (name: string, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => {
  const range = `${name} must be from ${min} to ${max}.`;
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value),
    z.int(`${name} must be a whole number.`).min(min, range).max(max, range),
  );
};

/**
 * A number of things, or a string of one. NaN for anything that is not a number: the input class (`IsWholeNumber`)
 * refuses it with its own message.
 */
export const count = z
  .unknown()
  .transform(toCount)
  .meta({ override: { type: ['integer', 'string'] }, description: 'A whole number, such as 2 or "2".' });

function toCount(value: unknown): number {
  const number = toNumber(value);
  return typeof number === 'number' ? number : NaN;
}

/** Stars, as `count`; null when none were given. Text that is not a number gives none. */
export const stars = z
  .unknown()
  .optional()
  .transform((value) => (value == null || typeof toNumber(value) === 'string' ? null : toCount(value)))
  .meta({
    override: { type: ['integer', 'string', 'null'] },
    description: '1 to 5 stars, such as 4 or "4". Text that is not a number gives none.',
  });

/** A price in minor units, from a decimal number or a string of one. */
export const price = z
  .unknown()
  .transform((sent, context) => {
    const value = typeof sent === 'string' ? sent.trim().replace(/^\$/, '') : sent;
    const isSent = typeof value === 'number' || typeof value === 'string';
    const minor = isSent ? fromClientNumber(value) : undefined;
    if (minor !== undefined) return minor;
    context.addIssue(
      `${isOutOfRange(value) ? priceRule('price') : 'Price must be an amount such as 64.90'}.`,
    );
    return z.NEVER;
  })
  .meta({
    override: { type: ['number', 'string'] },
    description: 'US dollars, such as 64.9, "64.90" or "$64.90".',
  });

function isOutOfRange(value: unknown): boolean {
  const dollars = toNumber(value);
  return typeof dollars === 'number' && (dollars < 0 || dollars > MAX_MINOR / 100);
}

/** At most this many items are in one answer; the documented clients ask for all. */
const MAX_LISTED = 1000;

/** Lists hold at most the newest thousand, oldest first; older ones follow with `before`. */
export const listPage = z.object({
  limit: wholeNumber('limit', 1, MAX_LISTED)
    .default(MAX_LISTED)
    .meta({ override: { default: MAX_LISTED }, description: 'How many, counted from the newest.' }),
  before: z
    .preprocess(ownId, z.string('before must be an _id.').refine(isId, 'before must be an _id.'))
    .optional()
    .meta({
      format: 'uuid',
      description: '`_id` of the oldest item already seen: returns older ones.',
    }),
});

export const idInPath = (what: string) =>
  z.object({
    id: z
      .string()
      .transform((id) => String(ownId(id)))
      .meta({
        description: `\`_id\` of the ${what}; the old one of an imported row, 24 hexadecimal digits, will do.`,
      }),
  });

export const emailInPath = (description: string) => z.object({ email: z.string().meta({ description }) });
