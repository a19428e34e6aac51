import { z } from 'zod';

import { Role } from '../auth/role.js';
import { Category } from '../features/part/category.js';

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

const part = z.object({
  key: z.string().min(1),
  name: z.string(),
  brand: z.string(),
  category: z.enum(Category),
  partNumber: z.string(),
  priceMinor: z.number().int().min(1),
  orderQuantity: quantity,
  /** In stock before any of the orders. */
  initialQuantity: z.number().int().min(0),
  description: z.string(),
  image: z.string(),
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
});

const review = z.object({
  userEmail: z.email(),
  rating: z.number().min(1).max(5).multipleOf(0.5).nullable(),
  text: z.string(),
  createdHoursAgo: hours,
});

/** A data set for an empty shop: money in minor units, every time as an age in hours before the load. */
export const seedData = z.object({
  users: z.array(user),
  parts: z.array(part),
  orders: z.array(order),
  reviews: z.array(review),
});

export type SeedData = z.output<typeof seedData>;
export type SeedOrder = SeedData['orders'][number];
export type SeedPart = SeedData['parts'][number];
