import { scrubText } from './scrub-text.js';

/**
 * The properties that tell what went wrong: codes and names, none of which a caller writes. Others stay out: errors of
 * drivers and SDKs carry parameters of statements, headers and bodies of requests, rows.
 */
const TELLING = [
  'code',
  'status',
  'statusCode',
  'requestId',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
  'syscall',
  'address',
  'port',
  'decline_code',
];
const MAX_CAUSES = 4;
const MAX_TEXT = 6000;

/** An error as the log has it: nothing in it names a person or grants access. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
  readonly [property: string]: unknown;
}

/** Describes whatever was thrown, and what caused it. */
export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: text(String(thrown)) };
  const properties = thrown as unknown as Record<string, unknown>;
  const cause = thrown.cause ?? properties.driverError ?? properties.originalError;
  const fields: Record<string, unknown> = {};
  for (const name of TELLING) {
    const value = properties[name];
    if (typeof value === 'string') fields[name] = text(value);
    else if (typeof value === 'number') fields[name] = value;
  }
  if (typeof properties.query === 'string') fields.query = text(properties.query);
  return {
    type: thrown.constructor.name,
    message: text(thrown.message),
    ...(thrown.stack !== undefined && { stack: text(thrown.stack) }),
    ...fields,
    ...(cause !== undefined &&
      cause !== thrown &&
      depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
    ...(thrown instanceof AggregateError &&
      depth < MAX_CAUSES && {
        errors: thrown.errors.slice(0, MAX_CAUSES).map((one) => describeError(one, depth + 1)),
      }),
  };
}

function text(value: string): string {
  return scrubText(value.slice(0, MAX_TEXT));
}
