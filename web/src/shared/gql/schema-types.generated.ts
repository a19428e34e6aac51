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

/** What was done. */
export type AuditAction =
  /** An imported account became its person’s. */
  | 'ACCOUNT_ATTACHED'
  /** Somebody signed in for the first time. */
  | 'ACCOUNT_CREATED'
  /** An account moved to another sign-in of its owner. */
  | 'ACCOUNT_MOVED'
  /** Admin rights were given. */
  | 'ADMIN_GRANTED'
  /** Admin rights were taken away. */
  | 'ADMIN_REVOKED'
  /** An admin did what a case asked for. */
  | 'CASE_RESOLVED'
  /** A case is about another amount by now. */
  | 'CASE_UPDATED'
  /** An admin put a case aside. */
  | 'CASE_WAITING'
  /** Address or phone of an order were changed. */
  | 'DELIVERY_CHANGED'
  /** The time to pay was over; the units went back. */
  | 'HOLD_EXPIRED'
  /** The units of an order were set aside once more. */
  | 'HOLD_RETAKEN'
  /** A message was removed. */
  | 'MESSAGE_REMOVED'
  /** A message was sent. */
  | 'MESSAGE_SENT'
  /** An unpaid order was deleted. */
  | 'ORDER_DELETED'
  /** An order was paid. */
  | 'ORDER_PAID'
  /** An order was placed. */
  | 'ORDER_PLACED'
  /** A paid order was refunded instead of shipped. */
  | 'ORDER_REFUNDED'
  /** A customer accepted a new price. */
  | 'ORDER_REPRICED'
  /** An order was marked as shipped. */
  | 'ORDER_SHIPPED'
  /** A shipment was taken back. */
  | 'ORDER_SHIP_UNDONE'
  /** A part was added. */
  | 'PART_ADDED'
  /** A part was changed. */
  | 'PART_CHANGED'
  /** A part was removed. */
  | 'PART_REMOVED'
  /** Units came in, or were written off. */
  | 'PART_RESTOCKED'
  /** A case was opened. */
  | 'PAYMENT_PROBLEM'
  /** The provider gave money back. */
  | 'PAYMENT_REFUNDED'
  /** Money came that has to go back. */
  | 'PAYMENT_REFUND_DUE'
  /** Somebody changed their profile. */
  | 'PROFILE_CHANGED'
  /** An account may move to another sign-in, for a day. */
  | 'RELINK_ALLOWED'
  /** A review was posted. */
  | 'REVIEW_POSTED'
  /** A review was removed. */
  | 'REVIEW_REMOVED'
  /** Somebody signed out everywhere. */
  | 'SESSIONS_ENDED';

/** Narrows the audit log; all that is given must hold. */
export type AuditFilter = {
  /** What was done. */
  action?: AuditAction | null | undefined;
  /** What somebody did: the e-mail address of an account. */
  by?: string | null | undefined;
  /** Only what the shop itself did, or only what people did. */
  byShop?: boolean | null | undefined;
  /** What it was done to. */
  subject?: AuditSubject | null | undefined;
  /** Id of what it was done to; together with `subject`. */
  subjectId?: string | null | undefined;
};

/** What it was done to. */
export type AuditSubject =
  /** A payment case. */
  | 'CASE'
  /** A message of the contact form. */
  | 'MESSAGE'
  /** An order. */
  | 'ORDER'
  /** A part. */
  | 'PART'
  /** A review. */
  | 'REVIEW'
  /** An account. */
  | 'USER';

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

/** What is known of an engine; leave out what is not. */
export type EngineInput = {
  /** How many cylinders. */
  cylinders?: number | null | undefined;
  /** What it runs on. */
  fuel?: Fuel | null | undefined;
  /** Displacement in litres, one decimal. */
  litres?: number | null | undefined;
};

/** What the owner of a car answered to a question. */
export type FitmentAnswerInput = {
  /** One of its answers. Any other leaves it open, and so does a question that nobody asks. */
  answer: string;
  /** The key of the question. */
  question: string;
};

/** Which parts are listed for a car. */
export type FitmentScope =
  /** All of them, also those that do not fit. */
  | 'ALL'
  /** Those that fit. */
  | 'FITS'
  /** Those that fit, those that depend on an answer, and those of which nothing is known. */
  | 'FITS_OR_MAYBE';

/** What an engine runs on. */
export type Fuel =
  /** Compressed natural gas. */
  | 'CNG'
  /** Diesel. */
  | 'DIESEL'
  /** Electricity; with litres, an engine that helps it. */
  | 'ELECTRIC'
  /** Ethanol (E85). */
  | 'ETHANOL'
  /** Gasoline or ethanol, in any mixture. */
  | 'FLEX_FUEL'
  /** Gasoline (petrol). */
  | 'GASOLINE'
  /** Liquefied petroleum gas. */
  | 'LPG';

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
  /** An admin took the paid order back: it is not shipped, its money goes back. */
  | 'REFUND_STARTED'
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

/** In which order orders are listed. By status: unpaid, pending, shipped, refunded. */
export type OrderSort =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** By the part's name, from A. */
  | 'PRODUCT_ASC'
  /** By the part's name, from Z. */
  | 'PRODUCT_DESC'
  /** Unpaid, pending, shipped, refunded. */
  | 'STATUS_ASC'
  /** Refunded, shipped, pending, unpaid. */
  | 'STATUS_DESC'
  /** The smallest total first. */
  | 'TOTAL_ASC'
  /** The largest total first. */
  | 'TOTAL_DESC';

/** Where an order stands. */
export type OrderStatus =
  /** Paid, not yet shipped. */
  | 'PENDING'
  /** Paid, and refunded instead of shipped. */
  | 'REFUNDED'
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
  /** Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it. */
  vehicle?: VehicleFilter | null | undefined;
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

/** The one safe thing that can be done about a case. Twice is the same as once. */
export type PaymentCaseAction =
  /** Say that it was seen to. Sends nothing. */
  | 'ACKNOWLEDGE'
  /** Ask the provider how it stands. */
  | 'CHECK_AGAIN'
  /** Take the order as refunded: its units go back on the shelf. */
  | 'CLOSE_ORDER'
  /** Say that it was paid back another way; needs a note. Sends nothing. */
  | 'MARK_REFUNDED'
  /** Give the money back, through the provider. */
  | 'REFUND';

/** What does not fit about a payment. */
export type PaymentCaseKind =
  /** The bank took the money back. */
  | 'CHARGEBACK'
  /** The customer asked their bank to take the money back. */
  | 'DISPUTE'
  /** Money came for an order that was paid or refunded already. */
  | 'DUPLICATE_PAYMENT'
  /** Money came when the order was deleted, or its units were sold meanwhile. */
  | 'LATE_PAYMENT'
  /** Money came that does not fit its order, by amount, currency or customer. */
  | 'PAYMENT_MISMATCH'
  /** The provider says that money came, and does not answer when asked about it. */
  | 'PAYMENT_UNCONFIRMED'
  /** Money came for an order of ours that is not there. */
  | 'PAYMENT_WITHOUT_ORDER'
  /** Money went back at the provider; the shop had not asked for it. */
  | 'PROVIDER_REFUND'
  /** A refunded order whose money has not gone back yet. */
  | 'REFUND_DUE'
  /** The provider did not give the money back, and never will by itself. */
  | 'REFUND_FAILED'
  /** A message of the provider's that is about no payment of this shop. */
  | 'UNMATCHED_EVENT';

/** How a case ended. */
export type PaymentCaseResolution =
  /** An admin saw to it. */
  | 'ACKNOWLEDGED'
  /** The bank decided for the shop. */
  | 'DISPUTE_WON'
  /** The order was taken as refunded. */
  | 'ORDER_CLOSED'
  /** The money went back through the provider. */
  | 'REFUNDED'
  /** The money was paid back another way. */
  | 'REFUNDED_OUT_OF_BAND'
  /** It paid its order after all, or turned out to be none of ours. */
  | 'SETTLED'
  /** It goes on as another case of the same payment. */
  | 'SUPERSEDED';

/** Where a case stands; it only moves forward. */
export type PaymentCaseState =
  /** Done. */
  | 'CLOSED'
  /** It needs somebody. */
  | 'OPEN'
  /** Somebody looked, and it waits: for the provider, the bank or the customer. */
  | 'WAITING';

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
  /** By e-mail address, from A; of what a search finds, the newest 1,000. */
  | 'EMAIL_ASC'
  /** By e-mail address, from Z; of what a search finds, the newest 1,000. */
  | 'EMAIL_DESC'
  /** The newest first. */
  | 'NEWEST';

/** A car, and which parts are listed for it. */
export type VehicleFilter = {
  /** What its owner answered so far. */
  answers?: Array<FitmentAnswerInput> | null | undefined;
  /** The car. */
  car: VehicleInput;
  /** Which parts are listed. */
  show?: FitmentScope;
};

/** A car, by the names that `vehicles` has; their case does not matter. */
export type VehicleInput = {
  /** Its engine, as far as that is known. */
  engine?: EngineInput | null | undefined;
  /** Who makes it. */
  make: string;
  /** What it is called. */
  model: string;
  /** Its model year. */
  year: number;
};
