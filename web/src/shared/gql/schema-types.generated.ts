/** A part's shelf. */
export type Category =
  /** Wipers, mirrors and what else goes on a car. */
  | 'ACCESSORIES'
  /** Pads, discs, calipers and their parts. */
  | 'BRAKES'
  /** Parts of the engine, exhaust and clutch. */
  | 'ENGINE'
  /** Oil, air, cabin and fuel filters. */
  | 'FILTERS'
  /** Plugs, coils and leads. */
  | 'IGNITION'
  /** Headlamps, rear lamps and bulbs. */
  | 'LIGHTING'
  /** Springs, dampers and arms. */
  | 'SUSPENSION'
  /** Wheels and what holds them. */
  | 'WHEELS';

/** What somebody wants to tell the people who run the shop. */
export type ContactMessageInput = {
  /** Where we answer. */
  email: string;
  /** The message, as plain text. */
  message: string;
  /** Who writes. */
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

/** One part, a quantity of it, and where it goes. */
export type PlaceOrderInput = {
  /** Where to send the part. */
  address: string;
  /** The price per piece that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** A name of the client's choice for this order, kept for 24 hours: sent again, it answers the order of the first time instead of placing another. */
  idempotencyKey?: string | null | undefined;
  /** Id of the part. */
  partId: string;
  /** Phone number for the delivery. */
  phone: string;
  /** Within the part's smallest order and what is available. */
  quantity: number;
};

/** What an account may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys, and sees what is their own. */
  | 'CUSTOMER';
