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

/** Narrows the catalogue; all that is given must hold. */
export type PartFilter = {
  brands?: Array<string> | null | undefined;
  categories?: Array<Category> | null | undefined;
  /** Only parts of which at least the smallest order is available. */
  inStock?: boolean | null | undefined;
  /** Only parts that run out: below ten pieces or below three of their smallest orders. */
  lowStock?: boolean | null | undefined;
  maxPrice?: string | null | undefined;
  minPrice?: string | null | undefined;
  /** Words from name, brand or maker's number; punctuation and case of the number do not matter. */
  search?: string | null | undefined;
};

/** In which order the catalogue is listed. */
export type PartSort =
  | 'BEST_MATCH'
  | 'NAME_ASC'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

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
