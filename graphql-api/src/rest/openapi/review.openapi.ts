import { Role } from '../../auth/role.js';
import type { JsonSchema, Paths } from './openapi.types.js';
import { change, read } from './operation.js';
import { exactly, id, listOf, listParameters, moment, optionalText, ref, text } from './shared.openapi.js';

const tag = 'Reviews';

export const reviewSchemas: Record<string, JsonSchema> = {
  Review: exactly({
    _id: id,
    name: text,
    user: { ...text, description: 'E-mail of the author; masked for everyone but admins.' },
    image: text,
    rating: {
      type: ['number', 'null'],
      minimum: 1,
      maximum: 5,
      multipleOf: 0.5,
      description: 'Stars; null when none were given.',
    },
    review: text,
    createdAt: moment,
  }),
  NewReview: {
    type: 'object',
    properties: {
      rating: { enum: [1, 2, 3, 4, 5, '1', '2', '3', '4', '5', '', null] },
      review: optionalText,
      user: { ...optionalText, description: "If given, the caller's own e-mail." },
    },
  },
};

export const reviewPaths: Paths = {
  '/reviews': {
    get: read({
      id: 'listReviews',
      summary: 'Reviews, oldest first',
      tag,
      requires: 'PUBLIC',
      parameters: listParameters,
      answer: listOf('Review'),
    }),
    post: change({
      id: 'postReview',
      summary: "Post a review under one's own name",
      description: "Name, user and image are the shop's to say.",
      tag,
      requires: Role.CUSTOMER,
      body: ref('NewReview'),
      answer: ref('Inserted'),
      refusals: ['FORBIDDEN', 'RATE_LIMITED'],
    }),
  },
};
