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

/** A picture as a page of another host can show it; our own are stored as paths. */
const absolute = (link: string, shopUrl: string): string =>
  link.startsWith('/') ? `${shopUrl}${link}` : link;

/** Who reads an answer, and at which address of ours. */
export interface Reader {
  readonly actor: Actor | null;
  readonly shopUrl: string;
}

export const partShape = (part: Part, { actor, shopUrl }: Reader) => ({
  _id: part.id,
  name: part.name,
  image: part.image === null ? null : absolute(part.image, shopUrl),
  price: toClientNumber(part.priceMinor),
  orderQuantity: part.orderQuantity,
  availableQuantity: part.availableQuantity,
  description: part.description,
  user: isAdmin(actor) ? part.createdBy : maskEmail(part.createdBy),
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

export const reviewShape = (review: Review, { actor, shopUrl }: Reader) => ({
  _id: review.id,
  name: review.name,
  user: isAdmin(actor) ? review.email : maskEmail(review.email),
  image: absolute(review.image, shopUrl),
  rating: review.rating,
  review: review.text,
  createdAt: review.createdAt.toISOString(),
});

/** Admin rights were granted and wait for the e-mail address to be verified. */
const isPending = (user: User): boolean => user.grantedRole === Role.ADMIN && user.role !== Role.ADMIN;

/** The answer to a grant: what it changed, and when the rights count. */
export const granted = (user: User, changed: boolean) => ({
  ...updated(changed ? 1 : 0),
  rolePending: isPending(user),
  message: isPending(user)
    ? `${user.email} is an admin as soon as the e-mail address is verified.`
    : `${user.email} is an admin now.`,
});

export const userShape = (user: User) => ({
  _id: user.uid,
  email: user.email,
  role: user.grantedRole === Role.ADMIN ? 'admin' : null,
  rolePending: isPending(user),
  name: user.name,
  location: user.location,
  education: user.education,
  phone: user.phone,
  linkedin: user.linkedin,
});
