import { MAX_LISTED } from '../list-page.js';
import type { JsonSchema, Parameter } from './openapi.types.js';

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (name: string): JsonSchema => ({ type: 'array', items: ref(name) });

/** An object of which every property is there. */
export const exactly = (
  properties: Readonly<Record<string, JsonSchema>>,
  description?: string,
): JsonSchema => ({
  type: 'object',
  ...(description && { description }),
  required: Object.keys(properties),
  properties,
});

export const text: JsonSchema = { type: 'string' };
export const optionalText: JsonSchema = { type: ['string', 'null'] };
export const flag: JsonSchema = { type: 'boolean' };
export const id: JsonSchema = { type: 'string', format: 'uuid' };
export const moment: JsonSchema = { type: 'string', format: 'date-time' };
export const pieces: JsonSchema = { type: 'integer', minimum: 0 };

/** An amount in US dollars as the documented answers show it: a JSON number. */
export const amount: JsonSchema = { type: 'number', minimum: 0, description: 'US dollars.' };

/** What documented clients send: a number, or a string of one. */
export const sentAmount: JsonSchema = {
  type: ['number', 'string'],
  description: 'US dollars, such as 64.9 or "64.90".',
};
export const sentPieces: JsonSchema = {
  type: ['integer', 'string'],
  description: 'A whole number, such as 2 or "2".',
};

/** The documented answers of MongoDB's kind (`legacy-shapes.ts`). */
export const answerSchemas: Record<string, JsonSchema> = {
  Inserted: exactly({ acknowledged: { const: true }, insertedId: id }),
  Updated: exactly({
    acknowledged: { const: true },
    matchedCount: pieces,
    modifiedCount: { ...pieces, description: '0: it was so already.' },
    upsertedCount: { const: 0 },
    upsertedId: { type: 'null' },
  }),
  Deleted: exactly({ acknowledged: { const: true }, deletedCount: pieces }),
};

export const idInPath = (what: string): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description: `\`_id\` of the ${what}; the old one of an imported row, 24 hexadecimal digits, will do.`,
  schema: text,
});

export const emailInPath = (description: string): Parameter => ({
  name: 'email',
  in: 'path',
  required: true,
  description,
  schema: text,
});

/** Lists are oldest first, and hold at most the newest thousand; older ones follow with `before`. */
export const listParameters: readonly Parameter[] = [
  {
    name: 'limit',
    in: 'query',
    description: 'How many of the newest.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_LISTED, default: MAX_LISTED },
  },
  {
    name: 'before',
    in: 'query',
    description: '`_id` of the oldest item already seen: answers what is older.',
    schema: id,
  },
];
