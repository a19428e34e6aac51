import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';

import { publicConfigSchema } from '../../config/public-config.js';
import { unchanged } from './operation.js';
import { refusalAnswers } from './refusal.schemas.js';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});

const status = <const S extends string>(...values: S[]) => z.object({ status: z.enum(values) });

/** A call by machines: no token, and responses of its own. */
const plain = (
  operationId: string,
  summary: string,
  responses: ZodOpenApiResponsesObject,
): ZodOpenApiOperationObject => ({
  operationId,
  summary,
  tags: ['Service'],
  security: [],
  responses: { ...responses, ...refusalAnswers(['INTERNAL']) },
});

export const servicePaths: ZodOpenApiPathsObject = {
  '/healthz': {
    get: plain('isAlive', 'Whether the process lives', {
      200: json('It does.', status('ok')),
      304: unchanged,
    }),
  },
  '/readyz': {
    get: plain('isReady', 'Whether the shop can serve', {
      200: json('It can.', status('ready')),
      304: unchanged,
      503: json('Not now: send requests elsewhere.', status('stopping', 'database unavailable')),
    }),
  },
  '/config.json': {
    get: plain('getConfig', 'What a browser needs to know of this shop', {
      200: json('Public: no secret is in it.', publicConfigSchema),
      304: unchanged,
    }),
  },
  '/openapi.json': {
    get: plain('getDocument', 'This document', {
      200: json(
        'OpenAPI 3.1.',
        z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
      ),
      304: unchanged,
    }),
  },
  '/webhooks/stripe': {
    post: {
      ...plain('receiveEvent', 'Where Stripe sends its events', {
        200: json(
          'Stored: the order is settled, or the event is none of ours.',
          z.object({ received: z.boolean() }),
        ),
        ...refusalAnswers([
          'BAD_INPUT',
          'CONFLICT',
          'INTERNAL',
          'NOT_FOUND',
          'PAYLOAD_TOO_LARGE',
          'PAYMENT_MISMATCH',
          'SERVICE_UNAVAILABLE',
          'UNSUPPORTED_MEDIA_TYPE',
        ]),
      }),
      description: 'Anything but 200 makes Stripe send the event again.',
      requestParams: {
        header: z.object({
          'Stripe-Signature': z
            .string()
            .meta({ description: 'Over the raw body, at most five minutes old.' }),
        }),
      },
      requestBody: { required: true, content: { 'application/json': { schema: z.object({}) } } },
    },
  },
};
