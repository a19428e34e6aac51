/** Rows of the mock shop with boring valid defaults: a test states only what it is about. */
import type { CategoryId } from '#shop-kit/categories';

/** A row of the mock shop's parts. */
export interface PartRow {
  id: string;
  /** Its id in the shop it was imported from: finds it too. */
  legacyId?: string;
  name: string;
  brand: string | null;
  category: CategoryId | null;
  image: string | null;
  price: string;
  orderQuantity: number;
  availableQuantity: number;
  description: string;
  partNumber: string | null;
  createdAt: string;
  user: string;
}

/** A row of its orders; `paid` and `shipped` follow from `status`. */
export interface OrderRow {
  id: string;
  number: string;
  name: string;
  email: string;
  product: string;
  partId: string;
  quantity: number;
  unitPrice: string;
  price: string;
  address: string | null;
  phone: string | null;
  status: 'UNPAID' | 'PENDING' | 'SHIPPED';
  transactionId: string | null;
  holdExpiresAt: string | null;
  createdAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  shipUndoUntil: string | null;
  timeline: { kind: string; at: string; by: string | null }[];
}

/** A row of its reviews. */
export interface ReviewRow {
  id: string;
  name: string;
  user: string;
  image: string;
  rating: number | null;
  review: string;
  createdAt: string;
}

/** A row of its accounts. */
export interface UserRow {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
  role: 'ADMIN' | 'CUSTOMER';
  createdAt: string;
  lastDelivery: { address: string; phone: string } | null;
  location: string | null;
  education: string | null;
  phone: string | null;
  linkedin: string | null;
  madeAdminBy: string | null;
  madeAdminAt: string | null;
}

export interface MessageRow {
  id: string;
  name: string;
  email: string;
  message: string;
  createdAt: string;
}

export interface PaymentProblemRow {
  id: string;
  orderId: string;
  orderNumber: string;
  kind: 'REFUND_REFUSED' | 'MISMATCH';
  message: string;
  amount: string;
  transactionId: string | null;
  since: string;
}

export interface SalesDayRow {
  date: string;
  orders: number;
  sales: string;
}

let count = 0;
const next = () => (count += 1);

/** A part in stock. */
export function aPart(part: Partial<PartRow> = {}): PartRow {
  const number = next();
  return {
    id: `part-${number}`,
    name: `Brake disc ${number}`,
    brand: 'Norrland',
    category: 'BRAKES',
    image: null,
    price: '64.90',
    orderQuantity: 2,
    availableQuantity: 36,
    description: 'Cast iron.',
    partNumber: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    user: 'a***@example.com',
    ...part,
  };
}

/** An unpaid order of `customer@example.com` whose pieces are set aside. */
export function anOrder(order: Partial<OrderRow> = {}): OrderRow {
  const number = next();
  return {
    id: `order-${number}`,
    number: `7F3A-${String(number).padStart(4, '0')}`,
    name: 'Jonas Weber',
    email: 'customer@example.com',
    product: `Brake disc ${number}`,
    partId: 'part-of-an-order',
    quantity: 2,
    unitPrice: '64.90',
    price: '129.80',
    address: 'Werkstrasse 14, 8005 Zürich',
    phone: '+41 44 123 45 67',
    status: 'UNPAID',
    transactionId: null,
    holdExpiresAt: '2126-11-21T14:32:00.000Z',
    createdAt: '2026-11-21T13:32:00.000Z',
    paidAt: order.status && order.status !== 'UNPAID' ? '2026-11-21T13:40:00.000Z' : null,
    shippedAt: order.status === 'SHIPPED' ? '2026-11-21T15:00:00.000Z' : null,
    shipUndoUntil: null,
    timeline: [],
    ...order,
  };
}

/** Five stars. */
export function aReview(review: Partial<ReviewRow> = {}): ReviewRow {
  const number = next();
  return {
    id: `review-${number}`,
    name: `Client ${number}`,
    user: 'c***@example.com',
    image: '/brand/avatar.svg',
    rating: 5,
    review: 'Fitted in an hour.',
    createdAt: '2026-11-14T10:00:00.000Z',
    ...review,
  };
}

/** A verified customer. */
export function aUser(user: Partial<UserRow> = {}): UserRow {
  const number = next();
  return {
    id: `user-${number}`,
    email: `user${number}@example.com`,
    emailVerified: true,
    name: 'Jonas Weber',
    role: 'CUSTOMER',
    createdAt: '2026-10-01T08:00:00.000Z',
    lastDelivery: null,
    location: null,
    education: null,
    phone: null,
    linkedin: null,
    madeAdminBy: null,
    madeAdminAt: null,
    ...user,
  };
}

export function aMessage(message: Partial<MessageRow> = {}): MessageRow {
  const number = next();
  return {
    id: `message-${number}`,
    name: 'Lena Brandt',
    email: 'lena@example.com',
    message: 'Do you have this disc in 330 mm?',
    createdAt: '2026-11-20T09:00:00.000Z',
    ...message,
  };
}
