import type { Answer, JsonSchema, Operation, Paths } from './openapi.types.js';
import { refusalAnswers } from './refusal.openapi.js';
import { exactly, flag, text } from './shared.openapi.js';

const tag = 'Service';

const json = (description: string, schema: JsonSchema): Answer => ({
  description,
  content: { 'application/json': { schema } },
});

const status = (...values: string[]) => exactly({ status: { enum: values } });

/** A call of machines: no token, and answers of its own. */
const plain = (operationId: string, summary: string, responses: Operation['responses']): Operation => ({
  operationId,
  summary,
  tags: [tag],
  security: [],
  responses: { ...responses, ...refusalAnswers(['INTERNAL']) },
});

const unchanged: Answer = { description: 'Unchanged since the answer with this ETag.' };

export const servicePaths: Paths = {
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
      200: json('Public: no secret is in it.', {
        type: 'object',
        required: [
          'publicUrl',
          'currency',
          'holdMinutes',
          'openHoldsPerUser',
          'firebase',
          'stripe',
          'profiles',
        ],
        properties: {
          publicUrl: { type: 'string', format: 'uri' },
          currency: { const: 'usd' },
          holdMinutes: { type: 'integer', description: 'How long an unpaid order keeps its pieces aside.' },
          openHoldsPerUser: { type: 'integer', description: 'How many such orders one customer may have.' },
          firebase: {
            type: 'object',
            required: ['apiKey', 'authDomain', 'projectId'],
            properties: {
              apiKey: text,
              authDomain: text,
              projectId: text,
              emulatorUrl: { ...text, description: 'Only in local mode.' },
            },
          },
          stripe: {
            type: 'object',
            required: ['publishableKey'],
            properties: {
              publishableKey: text,
              scriptUrl: { ...text, description: 'Only with the sandbox.' },
            },
          },
          sandbox: exactly({ inboxUrl: text, testCardsUrl: text }, 'Only with the sandbox.'),
          profiles: { type: 'object', additionalProperties: { type: 'string', format: 'uri' } },
        },
      }),
      304: unchanged,
    }),
  },
  '/openapi.json': {
    get: plain('getDocument', 'This document', {
      200: json('OpenAPI 3.1.', {
        type: 'object',
        required: ['openapi', 'info', 'paths'],
        additionalProperties: true,
      }),
      304: unchanged,
    }),
  },
  '/webhooks/stripe': {
    post: {
      ...plain('receiveEvent', 'Where Stripe sends its events', {
        200: json('Stored: the order is settled, or the event is none of ours.', exactly({ received: flag })),
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
      parameters: [
        {
          name: 'Stripe-Signature',
          in: 'header',
          required: true,
          description: 'Over the raw body, at most five minutes old.',
          schema: text,
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    },
  },
};
