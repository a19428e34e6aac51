import { Role } from '../../auth/role.js';
import { Category } from '../../features/part/category.js';
import type { JsonSchema, Paths } from './openapi.types.js';
import { change, read } from './operation.js';
import {
  amount,
  exactly,
  id,
  idInPath,
  listOf,
  listParameters,
  moment,
  optionalText,
  pieces,
  ref,
  sentAmount,
  sentPieces,
  text,
} from './shared.openapi.js';

const tag = 'Parts';
const categories = Object.values(Category);

export const partSchemas: Record<string, JsonSchema> = {
  Part: {
    ...exactly({
      _id: id,
      name: text,
      image: { ...optionalText, description: 'Absolute; pages of other origins may show it.' },
      price: amount,
      orderQuantity: { type: 'integer', minimum: 1, description: 'Smallest quantity per order.' },
      availableQuantity: { ...pieces, description: 'Pieces that can be promised now.' },
      description: text,
      user: { ...text, description: 'E-mail of who added it; masked for everyone but admins.' },
      category: { enum: [...categories, null] },
      brand: optionalText,
      partNumber: optionalText,
      createdAt: moment,
    }),
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
        category: 'BRAKES',
        brand: 'Norrland',
        partNumber: 'NL-7711-04',
        createdAt: '2026-11-21T09:30:00.000Z',
      },
    ],
  },
  NewPart: {
    type: 'object',
    required: ['price', 'orderQuantity', 'availableQuantity'],
    properties: {
      name: optionalText,
      image: { ...optionalText, description: 'Link of a picture, http or https.' },
      price: sentAmount,
      orderQuantity: sentPieces,
      availableQuantity: sentPieces,
      description: optionalText,
      category: { enum: [...categories, null, ''] },
      brand: optionalText,
      partNumber: optionalText,
    },
  },
};

export const partPaths: Paths = {
  '/parts': {
    get: read({
      id: 'listParts',
      summary: 'Parts, oldest first',
      tag,
      requires: 'PUBLIC',
      parameters: listParameters,
      answer: listOf('Part'),
    }),
    post: change({
      id: 'addPart',
      summary: 'Add a part with its first pieces',
      tag,
      requires: Role.ADMIN,
      body: ref('NewPart'),
      answer: ref('Inserted'),
      refusals: ['CONFLICT'],
    }),
  },
  '/parts/{id}': {
    get: read({
      id: 'getPart',
      summary: 'One part',
      tag,
      requires: 'PUBLIC',
      parameters: [idInPath('part')],
      answer: ref('Part'),
      refusals: ['NOT_FOUND'],
    }),
    delete: change({
      id: 'removePart',
      summary: 'Take a part off the shop',
      description: 'Orders of it stay.',
      tag,
      requires: Role.ADMIN,
      parameters: [idInPath('part')],
      answer: ref('Deleted'),
      refusals: ['NOT_FOUND'],
    }),
  },
};
