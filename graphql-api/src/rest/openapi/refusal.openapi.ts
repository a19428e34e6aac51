import type { ErrorCode } from '../../shared/error-codes.js';
import { httpStatus } from '../http-status.js';
import type { Answer, JsonSchema } from './openapi.types.js';

interface RefusalFacts {
  /** What a client may take from the code. */
  readonly meaning: string;
  /** Fields beside `message` and `code`, always there. */
  readonly details?: Readonly<Record<string, JsonSchema>>;
  /** Fields that are there where they apply. */
  readonly sometimes?: Readonly<Record<string, JsonSchema>>;
}

const decimal: JsonSchema = { type: 'string', pattern: '^\\d+\\.\\d{2}$' };
const pieces: JsonSchema = { type: 'integer' };

const refusals: Record<ErrorCode, RefusalFacts> = {
  ACCOUNT_CONFLICT: { meaning: 'The e-mail belongs to another account of this shop.' },
  ACCOUNT_DISABLED: { meaning: 'The account is disabled.' },
  AMBIGUOUS_ORDER: {
    meaning: 'Several unpaid orders have this total and none was read. Send `orderId`, or read one first.',
  },
  BAD_INPUT: {
    meaning: 'A value is missing or has the wrong form.',
    sometimes: { field: { type: 'string', description: 'Which value.' } },
  },
  CONFLICT: { meaning: 'No longer possible as things stand now. Look again before another try.' },
  FORBIDDEN: { meaning: 'Not for this caller, or unknown: the two look the same.' },
  HOLD_LIMIT: {
    meaning:
      'More pieces of this part than are set aside for this customer yet; the message says what to do.',
    details: { limit: { ...pieces, description: 'The largest quantity that is possible now, or 0.' } },
  },
  IDEMPOTENCY_CONFLICT: { meaning: 'The idempotency key was used for another request.' },
  IDEMPOTENCY_IN_PROGRESS: {
    meaning: 'The first request with this key is still at work. Ask again with the same key.',
  },
  INTERNAL: {
    meaning: 'A fault of the shop. Nothing more is told; the id finds it in the log.',
    details: { requestId: { type: 'string', format: 'uuid' } },
  },
  LAST_ADMIN: { meaning: 'Nobody would be left who is an admin.' },
  NOT_FOUND: { meaning: 'There is nothing of this name or id (any more).' },
  ORDER_ALREADY_PAID: { meaning: 'The order is paid: it can be neither paid again nor deleted.' },
  ORDER_ALREADY_SHIPPED: { meaning: 'The order is on its way: its address stays.' },
  ORDER_NOT_PAID: { meaning: 'Only a paid order is shipped.' },
  ORDER_NOT_PAYABLE: { meaning: 'The order is just being changed. Try again in a moment.' },
  PART_SOLD_OUT: {
    meaning: 'Fewer pieces are left than the smallest order.',
    details: { available: pieces, min: pieces },
  },
  PAYLOAD_TOO_LARGE: { meaning: 'The request body is too large.' },
  PAYMENT_CANCELED: { meaning: 'The payment was given up. Nothing was charged.' },
  PAYMENT_IN_PROGRESS: { meaning: 'The provider is still working on the payment.' },
  PAYMENT_MISMATCH: { meaning: 'The payment is not for this order, amount or customer.' },
  PAYMENT_NOT_SUCCEEDED: { meaning: 'The provider has not received the money (yet).' },
  PAYMENT_REFUNDED: { meaning: 'The pieces were sold meanwhile; the money goes back.' },
  PRICE_CHANGED: {
    meaning: 'The price is no longer what the client named.',
    details: { price: { ...decimal, description: 'Of one piece, today.' } },
    sometimes: {
      oldTotal: { ...decimal, description: 'Of an order to be paid: what it was placed at.' },
      newTotal: { ...decimal, description: 'What it costs now; sent as `price` it is accepted.' },
    },
  },
  QUANTITY_OUT_OF_RANGE: {
    meaning: 'Fewer pieces than the smallest order, or more than are available.',
    details: { min: pieces, max: pieces, available: pieces },
  },
  RATE_LIMITED: {
    meaning: 'Too often within a minute. `Retry-After` says when to try again.',
    details: { retryAfterSeconds: { type: 'integer', minimum: 1 } },
  },
  SERVICE_UNAVAILABLE: {
    meaning: 'Database, payment or identity provider did not answer. Nothing was decided.',
  },
  SHIPMENT_FINAL: { meaning: 'The time to undo the shipment is over.' },
  TOO_MANY_OPEN_ORDERS: { meaning: 'The customer has this many unpaid orders.', details: { limit: pieces } },
  UNAUTHENTICATED: { meaning: 'No token, or one that is not good (any more). Sign in and try again.' },
  UNRESOLVABLE_ORDER: { meaning: 'Name and price do not point to exactly one part or order.' },
  UNSUPPORTED_MEDIA_TYPE: { meaning: 'The encoding of the request body is not accepted.' },
};

/** One schema per code, named by it: `{message, code, …details}`. */
export const refusalSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(refusals).map(([code, { meaning, details = {}, sometimes = {} }]) => [
    code,
    {
      type: 'object',
      description: meaning,
      required: ['message', 'code', ...Object.keys(details)],
      properties: {
        message: { type: 'string', description: 'For the person in front of the screen.' },
        code: { const: code },
        ...details,
        ...sometimes,
      },
    },
  ]),
);

/** The answers of an operation that may refuse with these codes, by status. */
export function refusalAnswers(codes: readonly ErrorCode[]): Record<string, Answer> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...new Set(codes)].sort()) {
    byStatus.set(httpStatus[code], [...(byStatus.get(httpStatus[code]) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, some]) => [status, refusalAnswer(some)]));
}

function refusalAnswer(codes: readonly ErrorCode[]): Answer {
  const schemas = codes.map((code) => ({ $ref: `#/components/schemas/${code}` }));
  const [only, ...more] = schemas;
  return {
    description: codes.join(', '),
    ...(codes.includes('RATE_LIMITED') && {
      headers: {
        'Retry-After': {
          description: 'Seconds.',
          required: true,
          schema: { type: 'string', pattern: '^[1-9]\\d*$' },
        },
      },
    }),
    content: {
      'application/json': {
        schema:
          only && more.length === 0 ? only : { oneOf: schemas, discriminator: { propertyName: 'code' } },
      },
    },
  };
}
