import { z } from 'zod';

import { BadInput } from '../shared/shop-error.js';

/** The body as an object; other JSON (arrays, strings, null, nothing) is refused. */
export function bodyOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadInput('The body must be a JSON object.');
  return body as Record<string, unknown>;
}

/**
 * Path, query or body by its schema, without anything the schema does not know. The first mistake is refused as
 * BadInput with field and rule, never with the value.
 */
export function readRequest<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const result = coercedSchema(schema, values).safeParse(values, {
    error: ({ path, input }) => `${String(path?.at(-1))} ${wrongWith(input)}.`,
  });
  if (result.success) return result.data as z.output<S>;
  const [{ message, path } = { message: 'A value is not allowed.', path: [] }] = result.error.issues;
  throw new BadInput(message, { field: String(path[0]) });
}

/** The error for a value whose schema has no message of its own: it must be text. */
function wrongWith(input: unknown): string {
  if (input === undefined) return 'is missing';
  return typeof input === 'string' ? 'must not be empty' : 'must be text';
}

/** If a call has several payloads, the client means the one whose first field it sends; else the last. */
function coercedSchema(schema: z.ZodType, values: unknown): z.ZodType {
  if (!(schema instanceof z.ZodXor)) return schema;
  const payloads = schema.options as z.ZodObject[];
  const sent = new Map(Object.entries(values ?? {}));
  const sendsFirst = ({ shape }: z.ZodObject) => sent.get(Object.keys(shape)[0] ?? '') !== undefined;
  return payloads.find(sendsFirst) ?? payloads.at(-1) ?? schema;
}
