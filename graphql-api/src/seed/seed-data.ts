import { z } from 'zod';

import { Role } from '../auth/role.js';
import { Position } from '../features/cars/fitment/position.kinds.js';
import { Category } from '../features/catalogue/part/category.js';
import {
  PART_FIELD_NAMES,
  PART_FIELDS,
  type PartFieldName,
  type PartFieldValues,
  partFieldValues,
} from '../features/catalogue/part/part-fields.js';
import { PartNumberKind } from '../features/catalogue/part/part-number.kinds.js';
import { PartType } from '../features/catalogue/part/part-type.js';
import { Fuel } from '../features/cars/vehicle/fuel.kinds.js';

const hours = z.number().min(0);
const quantity = z.number().int().min(1);

const user = z.object({
  uid: z.string().min(1),
  email: z.email(),
  name: z.string().min(1),
  emailVerified: z.boolean(),
  role: z.enum(Role),
  location: z.string().optional(),
  education: z.string().optional(),
  phone: z.string().optional(),
  linkedin: z.string().optional(),
  createdHoursAgo: hours,
});

/** Fields left out are unknown. */
const partFields = Object.fromEntries(
  PART_FIELD_NAMES.map((name) => {
    const { json }: { json: z.ZodType } = PART_FIELDS[name];
    return [name, json.default(partFieldValues({})[name])];
  }),
) as { [Name in PartFieldName]: z.ZodDefault<z.ZodType<PartFieldValues[Name]>> };

const part = z.strictObject({
  key: z.string().min(1),
  ...partFields,
  priceMinor: z.number().int().min(1),
  orderQuantity: quantity,
  /** In stock before any of the orders. */
  initialQuantity: z.number().int().min(0),
  createdHoursAgo: hours,
  createdBy: z.email(),
});

const order = z.object({
  key: z.string().min(1),
  userEmail: z.email(),
  partKey: z.string().min(1),
  quantity,
  address: z.string(),
  phone: z.string(),
  placedHoursAgo: hours,
  state: z.enum(['UNPAID', 'EXPIRED', 'PENDING', 'SHIPPED']),
  paidHoursAgo: hours.optional(),
  shippedHoursAgo: hours.optional(),
  transactionId: z.string().optional(),
  /** The car it was ordered for, if one was given. */
  car: z
    .object({
      year: z.number().int(),
      make: z.string(),
      model: z.string(),
      litres: z.number().optional(),
      cylinders: z.number().int().optional(),
      fuel: z.enum(Fuel).optional(),
    })
    .optional(),
  /** What was answered to "Did it fit?" of a shipped order. */
  fitted: z.boolean().optional(),
});

const review = z.object({
  userEmail: z.email(),
  rating: z.number().min(1).max(5).multipleOf(0.5).nullable(),
  text: z.string(),
  createdHoursAgo: hours,
  /** The part it is about, which its author received. */
  partKey: z.string().optional(),
});

const year = z.number().int();
const years = z.tuple([year, year]);

/** Make, model, its years, and its engines: years, litres, cylinders, fuel. */
const vehicle = z.tuple([
  z.string(),
  z.string(),
  z.array(years).min(1),
  z.array(z.tuple([year, year, z.number().nullable(), z.number().int().nullable(), z.enum(Fuel).nullable()])),
]);

const fitmentRow = z.object({
  make: z.string(),
  model: z.string(),
  years,
  litres: z.number().optional(),
  cylinders: z.number().int().optional(),
  fuel: z.enum(Fuel).optional(),
  position: z.enum(Position).optional(),
  units: quantity.optional(),
  question: z.string().optional(),
  accepted: z.array(z.string()).optional(),
  excludes: z.boolean().optional(),
  note: z.string().optional(),
});

const partFacts = z.object({
  universal: z.boolean().default(false),
  complete: z.boolean().default(false),
  fitment: z.array(fitmentRow),
  numbers: z.array(
    z.object({ kind: z.enum(PartNumberKind), number: z.string(), maker: z.string().optional() }),
  ),
  specifications: z.array(
    z.object({
      name: z.string(),
      number: z.number().optional(),
      unit: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
});

const fitment = z.object({
  questions: z.array(z.object({ key: z.string(), text: z.string(), answers: z.array(z.string()) })),
  /** Facts by the key of the part. */
  parts: z.record(z.string(), partFacts),
});

/** Jobs in the order of the list. */
const job = z.strictObject({
  key: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  category: z.enum(Category),
  words: z.array(z.string()),
  slots: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        type: z.enum(PartType),
        units: quantity,
        required: z.boolean(),
      }),
    )
    .min(1),
});

/** A data set for an empty shop: money in minor units, every time as an age in hours before the load. */
export const seedData = z.object({
  users: z.array(user),
  parts: z.array(part),
  orders: z.array(order),
  reviews: z.array(review),
  vehicles: z.array(vehicle).default([]),
  fitment: fitment.default({ questions: [], parts: {} }),
  jobs: z.array(job).default([]),
});

export type SeedData = z.output<typeof seedData>;
export type SeedOrder = SeedData['orders'][number];
export type SeedPart = SeedData['parts'][number];
