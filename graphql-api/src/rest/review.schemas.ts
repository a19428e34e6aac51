import { z } from 'zod';

import type { Review } from '../features/catalogue/review/review.entity.js';
import { id, moment } from './answer.schemas.js';
import { optionalText, stars } from './client-values.js';
import { emailFor, pictureFor, type Reader } from './reader.js';

export const reviewAnswer = z
  .object({
    _id: id,
    name: z.string(),
    user: z.string().meta({ description: 'Email of the author; masked for everyone but admins.' }),
    image: z.string().meta({ format: 'uri', description: 'The same for everyone.' }),
    rating: z
      .number()
      .min(1)
      .max(5)
      .multipleOf(0.5)
      .nullable()
      .meta({ description: 'Stars; null when none were given.' }),
    review: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'Review' });

export const reviewShape = (review: Review, reader: Reader): z.infer<typeof reviewAnswer> => ({
  _id: review.id,
  name: review.name,
  user: emailFor(reader, review.email),
  image: pictureFor(reader, review.image),
  rating: review.rating,
  review: review.text,
  createdAt: review.createdAt.toISOString(),
});

export const newReview = z
  .object({
    user: optionalText.meta({ description: "If given, the caller's own email." }),
    rating: stars,
    review: optionalText,
  })
  .meta({ id: 'NewReview' });
