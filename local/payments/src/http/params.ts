import { z } from 'zod';
import { invalidRequest, type StripeRefusal } from './stripe-refusal.js';

/** A refusal of a value in Stripe's words, with one of Stripe's codes. */
export const coded = (code: string, error: string) => ({ error, params: { code } });

/** A text; an empty one is refused, because Stripe reads it as "unset". */
export const text = z.string().min(1).max(5000);

/** Stripe refuses more addresses than mail servers do, such as those with letters beyond ASCII. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i;
export const email = text.refine((value) => EMAIL.test(value), {
  error: ({ input }) => `Invalid email address: ${String(input)}`,
  params: { code: 'email_invalid' },
});

/** A whole number; `1.5`, `1e3` and an empty text are refused. */
export const integer = z
  .string()
  .refine((value) => /^-?\d{1,15}$/.test(value), {
    ...coded('parameter_invalid_integer', 'Invalid integer'),
    abort: true,
  })
  .transform(Number);

export const positiveInteger = integer.refine(
  (value) => value >= 1,
  coded('parameter_invalid_integer', 'This value must be greater than or equal to 1.'),
);

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A list, `x[]=a&x[]=b` or `x[0]=a`. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item),
  );

/** `metadata[key]=value` within Stripe's limits; an empty text instead removes all, and is null here. */
export const metadata = z
  .preprocess(
    (value) => (value === '' ? null : value),
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((keys) => Object.keys(keys).length <= 50, 'Metadata can have up to 50 keys.')
      .nullable(),
  )
  .optional();

/** The metadata after a change: an empty value removes its key. */
export function changedMetadata(
  before: Record<string, string>,
  change: z.output<typeof metadata>,
): Record<string, string> {
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** The parameters of a call as the schema reads them. Throws Stripe's 400 for the first that it refuses. */
export function readParams<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw first === undefined ? parsed.error : refusalOf(first, sent);
}

/** 400 `parameter_missing`. */
export function missingParam(param: string): StripeRefusal {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function refusalOf(issue: z.core.$ZodIssue, sent: unknown): StripeRefusal {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const param = path.map((name, depth) => (depth === 0 ? String(name) : `[${String(name)}]`)).join('');
  if (issue.code === 'unrecognized_keys') {
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const value = path.reduce<unknown>((group, name) => (group as Record<PropertyKey, unknown>)[name], sent);
  if (value === undefined) return missingParam(param);
  if (value === '') {
    const message =
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however ` +
      `'${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidRequest(message, { code: 'parameter_invalid_empty', param });
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  if (typeof code === 'string') return invalidRequest(issue.message, { code, param });
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}
