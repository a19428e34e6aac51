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

/** What happened to an order. */
export type OrderEventKind =
  | 'DELETED'
  | 'HOLD_LAPSED'
  | 'HOLD_RETAKEN'
  | 'PAID'
  | 'PLACED'
  | 'REFUNDED'
  | 'REFUND_DUE'
  | 'SHIPPED';

/** Narrows the list of orders; all that is given must hold. */
export type OrderFilter = {
  /** Only orders that were paid on this day (UTC): an ISO 8601 date, such as "2026-11-21". */
  paidOn?: string | null | undefined;
  /** Words from product, customer's name or e-mail, or a piece of the order's number. */
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
};

/** In which order orders are listed. By status: unpaid, pending, shipped. */
export type OrderSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'PRODUCT_ASC'
  | 'PRODUCT_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC';

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
