/** A new part and what is in stock of it. */
export type AddPartInput = {
  /** Units in stock. */
  availableQuantity: number;
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its shelf. */
  category?: Category | null | undefined;
  /** What there is to know of it, as plain text. */
  description?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What it is. */
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

/** What happened to an order. */
export type OrderEventKind =
  /** The unpaid order was deleted. */
  | 'DELETED'
  /** The time to pay was over; the units went back. */
  | 'HOLD_EXPIRED'
  /** The units were set aside once more, to pay. */
  | 'HOLD_RETAKEN'
  /** The order was paid. */
  | 'PAID'
  /** The order was placed and its units set aside. */
  | 'PLACED'
  /** That money went back. */
  | 'REFUNDED'
  /** Money came that the order could not be honoured for. */
  | 'REFUND_DUE'
  /** The customer accepted the new price of an order whose time to pay was over. */
  | 'REPRICED'
  /** The order was shipped. */
  | 'SHIPPED'
  /** The shipment was taken back at once: it had been marked by mistake. */
  | 'SHIP_UNDONE';

/** Narrows the list of orders; all that is given must hold. */
export type OrderFilter = {
  /** Only orders that were paid on this day (UTC): an ISO 8601 date, such as "2026-11-21". */
  paidOn?: string | null | undefined;
  /** Words from product, customer's name, e-mail, address, phone or the payment's id, or a part of the order's number; number and phone also in one go, however they are punctuated. Of more than 1,000 orders that have them the newest are listed. */
  search?: string | null | undefined;
  /** Orders that stand here. */
  status?: OrderStatus | null | undefined;
};

/** In which order orders are listed. By status: unpaid, pending, shipped. */
export type OrderSort =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** By the part's name, from A. */
  | 'PRODUCT_ASC'
  /** By the part's name, from Z. */
  | 'PRODUCT_DESC'
  /** Unpaid, pending, shipped. */
  | 'STATUS_ASC'
  /** Shipped, pending, unpaid. */
  | 'STATUS_DESC'
  /** The smallest total first. */
  | 'TOTAL_ASC'
  /** The largest total first. */
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
  /** Parts of any of these brands, written as `facets` writes them. */
  brands?: Array<string> | null | undefined;
  /** Parts of any of these shelves. */
  categories?: Array<Category> | null | undefined;
  /** Only parts of which at least the smallest order is available. */
  inStock?: boolean | null | undefined;
  /** Only parts that run out: below ten units or below three of their smallest orders. */
  lowStock?: boolean | null | undefined;
  /** Highest price per piece. */
  maxPrice?: string | null | undefined;
  /** Lowest price per piece. */
  minPrice?: string | null | undefined;
  /** Words from name, brand or maker's number, of which the first six count; punctuation and case of the number do not matter. */
  search?: string | null | undefined;
};

/** In which order the catalogue is listed. */
export type PartSort =
  /** Maker's numbers that begin with the search, then names that do, then the rest: the newest 1000 of it. */
  | 'BEST_MATCH'
  /** By name, from A; of what a search finds, the newest 1000. */
  | 'NAME_ASC'
  /** By name, from Z; of what a search finds, the newest 1000. */
  | 'NAME_DESC'
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC';

/** What is wrong with a payment. */
export type PaymentProblemKind =
  /** Money came that does not fit its order. */
  | 'MISMATCH'
  /** The provider will not give the money back by itself. */
  | 'REFUND_REFUSED';

/** One part, a quantity of it, and where it goes. */
export type PlaceOrderInput = {
  /** Where to send the part. */
  address: string;
  /** The price per unit that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** A name of the client's choice for this order, kept for 24 hours: sent again, it answers the order of the first time instead of placing another. */
  idempotencyKey?: string | null | undefined;
  /** Id of the part. */
  partId: string;
  /** Phone number for the delivery: at least 6 digits. */
  phone: string;
  /** Within the part's smallest order and what is available. */
  quantity: number;
};

/** What a customer says of the shop; either part may be left out. */
export type PostReviewInput = {
  /** 1 to 5 stars. */
  rating?: number | null | undefined;
  /** In words, as plain text. */
  review?: string | null | undefined;
};

/** What an account may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys, and sees what is their own. */
  | 'CUSTOMER';

/** What changes of a part: what is left out stays. Stock has its own operation, `restockPart`. */
export type UpdatePartInput = {
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its shelf. */
  category?: Category | null | undefined;
  /** What there is to know of it, as plain text. */
  description?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What it is. */
  name?: string | null | undefined;
  /** Smallest quantity per order. */
  orderQuantity?: number | null | undefined;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per unit; orders already placed keep theirs. */
  price?: string | null | undefined;
};

/** All but the name are required. */
export type UpdateProfileInput = {
  /** What the person has learnt. */
  education: string;
  /** Link of the LinkedIn profile, http or https; without a scheme it gets `https://`. */
  linkedin: string;
  /** Where the person lives. */
  location: string;
  /** The name shown on orders and reviews; left out, it stays. */
  name?: string | null | undefined;
  /** Phone number. */
  phone: string;
};

/** In which order accounts are listed. */
export type UserSort =
  /** By e-mail address, from A. */
  | 'EMAIL_ASC'
  /** By e-mail address, from Z. */
  | 'EMAIL_DESC'
  /** The newest first. */
  | 'NEWEST';
