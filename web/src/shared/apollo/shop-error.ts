import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { type ErrorCode, errorCodes } from '#shared/gql/error-codes.generated';

/** Details of some codes. */
interface Details {
  /** `field` names the rejected field of the input, if it is one. */
  BAD_INPUT: { field?: string };
  QUANTITY_OUT_OF_RANGE: { min: number; max: number; available: number };
  /** The part that has the number. */
  PART_NUMBER_TAKEN: { partId: string; partName: string };
  PART_SOLD_OUT: { min: number; available: number };
  /** `price` is the new price per unit; `totals` are there when an order was to be paid. */
  PRICE_CHANGED: { price: string; totals?: { old: string; new: string } };
  TOO_MANY_OPEN_ORDERS: { limit: number };
  HOLD_LIMIT: { limit: number };
  /** `amount` is there when a refund was decided on before more arrived: what all of it costs by now. */
  RETURN_UNITS: { amount?: string };
  RATE_LIMITED: { retryAfterSeconds: number };
}

type PlainCode = Exclude<ErrorCode, keyof Details>;

/** Why the shop refused, as the API says it in `extensions` (never in the message). */
export type ShopError = (
  | { [Code in keyof Details]: { code: Code } & Details[Code] }[keyof Details]
  /** UNREACHABLE is ours: there was no response at all. */
  | { code: PlainCode | 'UNREACHABLE' }
) & {
  /** What is wrong with each line of a purchase, or order of a set, where several are refused together. */
  each?: readonly RefusedOne[];
};

/** One of several items that were refused together. */
export interface RefusedOne {
  error: ShopError;
  /** The shop's own sentence about it. */
  message: string;
  /** Line of a purchase, counted from 0. */
  index?: number;
  /** Order of a set to pay. */
  orderId?: string;
}

type Extensions = Record<string, unknown>;

const whole = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const amount = (value: unknown) => (typeof value === 'string' ? value : '0.00');

const totalsOf = ({ oldTotal, newTotal }: Extensions) =>
  typeof oldTotal === 'string' && typeof newTotal === 'string' ? { old: oldTotal, new: newTotal } : undefined;

function eachOf({ lines, orders }: Extensions): readonly RefusedOne[] | undefined {
  const each = lines ?? orders;
  if (!Array.isArray(each)) return undefined;
  return (each as Extensions[]).map((one) => ({
    error: fromExtensions(one),
    message: String(one.message),
    ...(typeof one.index === 'number' && { index: one.index }),
    ...(typeof one.orderId === 'string' && { orderId: one.orderId }),
  }));
}

function fromExtensions(extensions: Extensions): ShopError {
  const each = eachOf(extensions);
  return each ? { ...withDetails(extensions), each } : withDetails(extensions);
}

function withDetails(extensions: Extensions): ShopError {
  const { code } = extensions;
  switch (code) {
    case 'QUANTITY_OUT_OF_RANGE': {
      const { min, max, available } = extensions;
      return { code, min: whole(min), max: whole(max), available: whole(available) };
    }
    case 'PART_NUMBER_TAKEN':
      return { code, partId: String(extensions.partId), partName: String(extensions.partName) };
    case 'PART_SOLD_OUT':
      return { code, min: whole(extensions.min), available: whole(extensions.available) };
    case 'PRICE_CHANGED':
      return { code, price: amount(extensions.price), totals: totalsOf(extensions) };
    case 'TOO_MANY_OPEN_ORDERS':
    case 'HOLD_LIMIT':
      return { code, limit: whole(extensions.limit) };
    case 'BAD_INPUT':
      return { code, ...(typeof extensions.field === 'string' && { field: extensions.field }) };
    case 'RATE_LIMITED':
      return { code, retryAfterSeconds: whole(extensions.retryAfterSeconds) };
    case 'RETURN_UNITS':
      return { code, ...(typeof extensions.amount === 'string' && { amount: extensions.amount }) };
    default:
      return { code: errorCodes.find((known): known is PlainCode => known === code) ?? 'INTERNAL' };
  }
}

function fromStatus({ statusCode, response }: ServerError): ShopError {
  if (statusCode === 401) return { code: 'UNAUTHENTICATED' };
  if (statusCode === 403) return { code: 'FORBIDDEN' };
  if (statusCode === 429) {
    return { code: 'RATE_LIMITED', retryAfterSeconds: Number(response.headers.get('Retry-After')) || 0 };
  }
  return { code: 'SERVICE_UNAVAILABLE' };
}

/** The one reading of anything that a hook or a mutation may throw. */
export function shopErrorOf(error: unknown): ShopError {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions ?? {});
  if (ServerError.is(error)) return fromStatus(error);
  return { code: 'UNREACHABLE' };
}

/** Branch on codes, never on messages. */
export const hasErrorCode = (error: unknown, code: ShopError['code']) => shopErrorOf(error).code === code;

/** The shop's own readable sentence about a refusal, to be shown unchanged; undefined without such a response. */
export const refusalMessage = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
