import { z } from 'zod';

import { Category } from '../features/catalogue/part/category.js';
import {
  PART_FIELD_NAMES,
  PART_FIELDS,
  type PartFieldName,
  type PartFieldValues,
} from '../features/catalogue/part/part-fields.js';
import type { ShownPart } from '../features/catalogue/part/shown-part.js';
import { toClientNumber } from '../shared/money.js';
import { amount, id, moment, nullableText, units } from './answer.schemas.js';
import { count, optionalText, price } from './client-values.js';
import { emailFor, pictureFor, type Reader } from './reader.js';

/** Declared separately for this call: the fields in the specification, and those only for GraphQL. */
const OWN = ['name', 'image', 'description', 'moreImages', 'imageAlts', 'details', 'type'] as const;
type OwnField = (typeof OWN)[number];
type FurtherField = Exclude<PartFieldName, OwnField>;

const isFurther = (name: PartFieldName): name is FurtherField => !OWN.includes(name as OwnField);
const FURTHER = PART_FIELD_NAMES.filter(isFurther);

/** The other fields: returned as stored; a client may leave them out, null or empty. */
const further = (of: (name: FurtherField) => unknown): unknown =>
  Object.fromEntries(FURTHER.map((name) => [name, of(name)]));

type Json = { [Name in FurtherField]: z.ZodType<PartFieldValues[Name]> };

const answered = further((name) => PART_FIELDS[name].json) as Json;
const sent = further((name) =>
  z.preprocess((value) => (value === '' ? null : value), PART_FIELDS[name].json).optional(),
) as { [Name in FurtherField]: z.ZodOptional<Json[Name]> };

export const partAnswer = z
  .object({
    _id: id,
    name: z.string(),
    image: nullableText.meta({ description: 'Absolute; pages from other origins may show it.' }),
    price: amount,
    orderQuantity: z.int().min(1).meta({ description: 'Minimum order quantity.' }),
    availableQuantity: units.meta({ description: 'Units that can be promised now.' }),
    description: z.string(),
    user: z
      .string()
      .meta({ description: 'Email of the person who added it; masked for everyone but admins.' }),
    ...answered,
    createdAt: moment,
  })
  .meta({
    id: 'Part',
    examples: [
      {
        _id: '01996f3e-5b00-7c3a-9d53-6f1f4be0a1c2',
        name: 'Ceramic brake pad set, front axle',
        image: 'https://shop.example.com/pictures/parts/brake-pad-set-900.webp',
        price: 64.9,
        orderQuantity: 1,
        availableQuantity: 20,
        description: 'Low dust, with wear indicators.',
        user: 'a***@example.com',
        ...(further(() => null) as object),
        category: 'BRAKES',
        brand: 'Norrland',
        partNumber: 'NL-7711-04',
        createdAt: '2026-11-21T09:30:00.000Z',
      },
    ],
  });

export const partShape = (part: ShownPart, reader: Reader): z.infer<typeof partAnswer> => ({
  _id: part.id,
  name: part.name,
  image: part.image === null ? null : pictureFor(reader, part.image),
  price: toClientNumber(part.priceMinor),
  orderQuantity: part.orderQuantity,
  availableQuantity: part.availableQuantity,
  description: part.description,
  user: emailFor(reader, part.createdBy),
  ...(further((name) => part[name]) as Pick<ShownPart, FurtherField>),
  createdAt: part.createdAt.toISOString(),
});

export const newPart = z
  .object({
    name: optionalText,
    image: optionalText.meta({ description: 'Link of a picture, http or https.' }),
    description: optionalText,
    ...sent,
    category: sent.category.meta({ override: { enum: [...Object.values(Category), null, ''] } }),
    price,
    orderQuantity: count,
    availableQuantity: count,
  })
  .meta({ id: 'NewPart' });
