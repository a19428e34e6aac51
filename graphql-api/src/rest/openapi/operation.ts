import { Role } from '../../auth/role.js';
import type { ErrorCode } from '../../shared/shop-error.js';
import type { Answer, JsonSchema, Operation, Parameter } from './openapi.types.js';
import { refusalAnswers } from './refusal.openapi.js';

/** What there is to say of one call of the REST adapter; the rest follows. */
export interface CallFacts {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** As on the route (`rest-route.ts`). */
  readonly requires: Role | 'PUBLIC';
  /** Another proof of who calls than our access token. */
  readonly proof?: 'firebaseIdToken';
  /** The client may send an `Idempotency-Key`. */
  readonly once?: true;
  readonly parameters?: readonly Parameter[];
  readonly body?: JsonSchema;
  /** Of status 200. */
  readonly answer: JsonSchema;
  /** Codes of this call, beside those that follow from its role and those that every call has. */
  readonly refusals?: readonly ErrorCode[];
}

const ANYWHERE: readonly ErrorCode[] = [
  'BAD_INPUT',
  'INTERNAL',
  'PAYLOAD_TOO_LARGE',
  'SERVICE_UNAVAILABLE',
  'UNSUPPORTED_MEDIA_TYPE',
];

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    "A name of the client's choice. Sent again within 24 hours, it answers what it answered first.",
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

/** A GET: answers 304 to the ETag of an answer that would be the same. */
export function read(facts: CallFacts): Operation {
  const refusals = [...(facts.refusals ?? []), 'RATE_LIMITED' as const];
  const { responses, ...operation } = change({ ...facts, refusals });
  return {
    ...operation,
    responses: { ...responses, 304: { description: 'Unchanged since the answer with this ETag.' } },
  };
}

/** Any other call of the REST adapter. */
export function change(facts: CallFacts): Operation {
  const { id, summary, description, tag, requires, once, body } = facts;
  const parameters = [...(facts.parameters ?? []), ...(once ? [idempotencyKey] : [])];
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    security: securityOf(facts),
    ...(requires !== 'PUBLIC' && { 'x-requires': requires }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      200: success(facts),
      ...refusalAnswers(codesOf(facts)),
    },
  };
}

function securityOf({ requires, proof }: CallFacts): Operation['security'] {
  if (proof) return [{ [proof]: [] }];
  // A public call shows more to an admin who sends a token.
  return requires === 'PUBLIC' ? [{}, { accessToken: [] }] : [{ accessToken: [] }];
}

function codesOf({ requires, once, refusals = [] }: CallFacts): ErrorCode[] {
  return [
    ...ANYWHERE,
    ...(requires === 'PUBLIC' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(requires === Role.ADMIN ? (['FORBIDDEN'] as const) : []),
    ...(once ? (['CONFLICT', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] as const) : []),
    ...refusals,
  ];
}

function success({ answer, once }: CallFacts): Answer {
  return {
    description: 'Done.',
    ...(once && {
      headers: {
        'Idempotent-Replayed': {
          description: 'There when this is the answer to an earlier call.',
          schema: { const: 'true' },
        },
      },
    }),
    content: { 'application/json': { schema: answer } },
  };
}
