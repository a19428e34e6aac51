import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';

import { Role } from '../../auth/role.js';
import type { ErrorCode } from '../../shared/error-codes.js';
import type { RestRoute } from '../rest-route.js';
import { refusalAnswers } from './refusal.schemas.js';

const ANYWHERE: readonly ErrorCode[] = [
  'BAD_INPUT',
  'INTERNAL',
  'PAYLOAD_TOO_LARGE',
  'SERVICE_UNAVAILABLE',
  'UNSUPPORTED_MEDIA_TYPE',
];

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({
      description:
        "A key of the client's choice. Sent again within 24 hours, it gets the first answer again.",
    }),
});

const idempotentReplayed = z.object({
  'Idempotent-Replayed': z
    .literal('true')
    .optional()
    .meta({ description: 'Present when this is the answer to an earlier call.' }),
});

export const unchanged: ZodOpenApiResponseObject = {
  description: 'Unchanged since the answer with this ETag.',
};

/** What the document says about a route. */
export function operationOf(route: RestRoute): ZodOpenApiOperationObject {
  const { id, tag, summary, description, requires, takesKey, params, query, body, takes } = route;
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    security: securityOf(route),
    ...(requires !== 'PUBLIC' && { 'x-requires': requires }),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(takesKey && { header: idempotencyKey }),
    },
    ...(takes && {
      requestBody: { required: true, content: Object.fromEntries(takes.map((type) => [type, {}])) },
    }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      200: success(route),
      ...(route.method === 'get' && { 304: unchanged }),
      ...refusalAnswers(codesOf(route)),
    },
  };
}

function securityOf({ requires, proof }: RestRoute): ZodOpenApiOperationObject['security'] {
  if (proof) return [{ [proof]: [] }];
  // A public call shows more to an admin who sends a token.
  return requires === 'PUBLIC' ? [{}, { accessToken: [] }] : [{ accessToken: [] }];
}

function codesOf({ method, requires, takesKey, refusals = [] }: RestRoute): ErrorCode[] {
  return [
    ...ANYWHERE,
    ...(method === 'get' ? (['RATE_LIMITED'] as const) : []),
    ...(requires === 'PUBLIC' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(requires === Role.ADMIN ? (['FORBIDDEN'] as const) : []),
    ...(takesKey ? (['CONFLICT', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] as const) : []),
    ...refusals,
  ];
}

function success({ answer, takesKey }: RestRoute): ZodOpenApiResponseObject {
  return {
    description: 'Done.',
    ...(takesKey && { headers: idempotentReplayed }),
    content: { 'application/json': { schema: answer } },
  };
}
