/** A new part and what is in stock of it. */
export type AddPartInput = {
  /** Pieces in stock. */
  availableQuantity: number;
  brand?: string | null | undefined;
  category?: Category | null | undefined;
  description?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  name?: string | null | undefined;
  /** Smallest quantity per order. */
  orderQuantity: number;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per piece. */
  price: string;
};

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
  | 'NAME_DESC'
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

export type PostReviewInput = {
  /** 1 to 5 stars. */
  rating?: number | null | undefined;
  review?: string | null | undefined;
};

/** What an account may do. */
export type Role =
  | 'ADMIN'
  | 'CUSTOMER';

/** What changes of a part: what is left out stays. Stock has its own operation, `restockPart`. */
export type UpdatePartInput = {
  brand?: string | null | undefined;
  category?: Category | null | undefined;
  description?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  name?: string | null | undefined;
  /** Smallest quantity per order. */
  orderQuantity?: number | null | undefined;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per piece; orders already placed keep theirs. */
  price?: string | null | undefined;
};

export type UpdateProfileInput = {
  education: string;
  /** Link of the LinkedIn profile, http or https. */
  linkedin: string;
  location: string;
  /** The name shown on orders and reviews; left out, it stays. */
  name?: string | null | undefined;
  phone: string;
};

/** In which order accounts are listed. */
export type UserSort =
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'NEWEST';
