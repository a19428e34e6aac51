/** A part's shelf. */
export type Category =
  | 'ACCESSORIES'
  | 'BRAKES'
  | 'ENGINE'
  | 'FILTERS'
  | 'IGNITION'
  | 'LIGHTING'
  | 'SUSPENSION'
  | 'WHEELS';

export type ContactMessageInput = {
  /** Where we answer. */
  email: string;
  message: string;
  name: string;
};

/** Where an order stands. */
export type OrderStatus =
  /** Paid, not yet shipped. */
  | 'PENDING'
  /** Paid and shipped. */
  | 'SHIPPED'
  /** Not paid. */
  | 'UNPAID';

export type PlaceOrderInput = {
  /** Where to send the part. */
  address: string;
  /** The price per piece that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** A name of the client's choice for this order, kept for 24 hours: sent again, it answers the order of the first time instead of placing another. */
  idempotencyKey?: string | null | undefined;
  partId: string;
  phone: string;
  /** Within the part's smallest order and what is available. */
  quantity: number;
};

/** What an account may do. */
export type Role =
  | 'ADMIN'
  | 'CUSTOMER';
