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
    image: { type: 'string', format: 'uri', description: 'The same for everybody.' },
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
      rating: {
        type: ['integer', 'string', 'null'],
        description: '1 to 5 stars, such as 4 or "4". Text that is not a number gives none.',
      },
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
