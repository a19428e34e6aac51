import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';

import { type ErrorCode, errorCodes } from '../../shared/error-codes.js';
import { httpStatus } from '../http-status.js';

const decimal = z.string().regex(/^\d+\.\d{2}$/);
const units = z.int();

/** What some refusals have besides `message` and `code`. */
const details: Partial<Record<ErrorCode, z.ZodRawShape>> = {
  BAD_INPUT: { field: z.string().optional().meta({ description: 'Which value.' }) },
  HOLD_LIMIT: { limit: units.meta({ description: 'The largest quantity possible now, or 0.' }) },
  INTERNAL: { requestId: z.string().meta({ format: 'uuid' }) },
  PART_SOLD_OUT: { available: units, min: units },
  PICTURE_REFUSED: {
    reason: z.enum(['ANIMATED', 'DAMAGED', 'MIXED', 'TOO_MANY_PIXELS', 'TOO_SMALL', 'TYPE']),
  },
  PRICE_CHANGED: {
    price: decimal.meta({ description: 'The current price of one unit.' }),
    oldTotal: decimal.optional().meta({ description: 'When paying an order: its total when it was placed.' }),
    newTotal: decimal.optional().meta({ description: 'Its total now; send it as `price` to accept it.' }),
  },
  QUANTITY_OUT_OF_RANGE: { min: units, max: units, available: units },
  RATE_LIMITED: { retryAfterSeconds: z.int().min(1) },
  TOO_MANY_OPEN_ORDERS: { limit: units },
};

const refusal = (code: ErrorCode) =>
  z
    .object({
      message: z.string().meta({ description: 'Message to display to the user.' }),
      code: z.literal(code),
      ...details[code],
    })
    .meta({ id: code, description: errorCodes[code] });

/** One schema per code, named by it: `{message, code, …details}`. */
export const refusals = new Map(
  (Object.keys(errorCodes) as ErrorCode[]).map((code) => [code, refusal(code)] as const),
);

/** The responses of an operation that may refuse with these codes, by status. */
export function refusalAnswers(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const sorted = [...new Set(codes)].sort();
  const statuses = new Set(sorted.map((code) => httpStatus[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      refusalAnswer(sorted.filter((code) => httpStatus[code] === status)),
    ]),
  );
}

function refusalAnswer(codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const [first, ...more] = codes.flatMap((code) => refusals.get(code) ?? []);
  if (!first) throw new Error('a status without a code');
  return {
    description: codes.join(', '),
    ...(codes.some((code) => WITH_RETRY_AFTER.has(code)) && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: more.length === 0 ? first : z.discriminatedUnion('code', [first, ...more]),
      },
    },
  };
}

const WITH_RETRY_AFTER = new Set<ErrorCode>(['RATE_LIMITED', 'SERVICE_UNAVAILABLE']);

const retryAfter = z.object({
  'Retry-After': z
    .string()
    .regex(/^[1-9]\d*$/)
    .meta({ description: 'Seconds.' }),
});
