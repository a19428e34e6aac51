import { type Actor, isAdmin } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { Order } from '../features/order/order.entity.js';
import type { Part } from '../features/part/part.entity.js';
import type { Review } from '../features/review/review.entity.js';
import type { User } from '../features/user/user.entity.js';
import { maskEmail } from '../shared/mask-email.js';
import { toClientNumber } from '../shared/money.js';

/** The documented answers, MongoDB style (spec section 3, design section 7). Amounts are JSON numbers here. */
export const inserted = (id: string) => ({ acknowledged: true, insertedId: id });

export const updated = (modified: number, matched = 1) => ({
  acknowledged: true,
  matchedCount: matched,
  modifiedCount: modified,
  upsertedCount: 0,
  upsertedId: null,
});

export const deleted = (count: number) => ({ acknowledged: true, deletedCount: count });

export const partShape = (part: Part, viewer: Actor | null) => ({
  _id: part.id,
  name: part.name,
  image: part.image,
  price: toClientNumber(part.priceMinor),
  orderQuantity: part.orderQuantity,
  availableQuantity: part.availableQuantity,
  description: part.description,
  user: isAdmin(viewer) ? part.createdBy : maskEmail(part.createdBy),
  category: part.category,
  brand: part.brand,
  partNumber: part.partNumber,
  createdAt: part.createdAt.toISOString(),
});

export const orderShape = (order: Order) => ({
  _id: order.id,
  name: order.name,
  email: order.email,
  product: order.product,
  price: toClientNumber(order.totalMinor),
  quantity: order.quantity,
  address: order.address,
  phone: order.phone,
  paid: order.paid,
  shipped: order.shipped,
  transactionId: order.transactionId,
  createdAt: order.createdAt.toISOString(),
});

export const reviewShape = (review: Review, viewer: Actor | null) => ({
  _id: review.id,
  name: review.name,
  user: isAdmin(viewer) ? review.email : maskEmail(review.email),
  image: review.image,
  rating: review.rating,
  review: review.text,
  createdAt: review.createdAt.toISOString(),
});

export const userShape = (user: User) => ({
  _id: user.uid,
  email: user.email,
  role: user.role === Role.ADMIN ? 'admin' : null,
  name: user.name,
  location: user.location,
  education: user.education,
  phone: user.phone,
  linkedin: user.linkedin,
});
