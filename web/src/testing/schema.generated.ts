export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** An amount in the shop's currency (US dollars): a decimal string with two places, such as "64.90". */
  Money: { input: string; output: string; }
};

/** Our own access token, to be sent as `Authorization: Bearer <token>`. */
export type AccessToken = {
  /** When the token expires. Renew it with `signIn` a minute before. */
  expiresAt: Scalars['DateTime']['output'];
  /** For the `Authorization` header; opaque to clients. */
  token: Scalars['String']['output'];
  /** The signed-in account, as stored by this sign-in. */
  user: User;
};

/** A new part and its first stock. `addPart` refuses one without name, image or description; `POST /parts` accepts it. */
export type AddPartInput = {
  /** Units in stock. */
  availableQuantity: Scalars['Int']['input'];
  /** Who makes it. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its category. */
  category?: InputMaybe<Category>;
  /** The description, as plain text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The longer text on its page, as plain text; an empty line separates paragraphs. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Link of a picture, http or https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts. */
  imageAlts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Links of further pictures, shown after `image`, without which there are none; each once. */
  moreImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Minimum order quantity. */
  orderQuantity: Scalars['Int']['input'];
  /** The maker's number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Price per item. */
  price: Scalars['Money']['input'];
  /** Its type, as jobs ask for it. */
  type?: InputMaybe<PartType>;
};

/** The action. */
export type AuditAction =
  /** An imported account was attached to its owner's. */
  | 'ACCOUNT_ATTACHED'
  /** A user signed in for the first time. */
  | 'ACCOUNT_CREATED'
  /** An account was deleted and its orders anonymized. */
  | 'ACCOUNT_DELETED'
  /** An account was disabled. */
  | 'ACCOUNT_DISABLED'
  /** A disabled account was enabled again. */
  | 'ACCOUNT_ENABLED'
  /** An account moved to another of its owner's sign-ins. */
  | 'ACCOUNT_MOVED'
  /** Admin rights were granted. */
  | 'ADMIN_GRANTED'
  /** Admin rights were revoked. */
  | 'ADMIN_REVOKED'
  /** An admin resolved a case. */
  | 'CASE_RESOLVED'
  /** The amount of a case changed. */
  | 'CASE_UPDATED'
  /** An admin marked a case as waiting. */
  | 'CASE_WAITING'
  /** An admin wrote a note about a customer. */
  | 'CUSTOMER_NOTE_ADDED'
  /** A note about a customer was removed. */
  | 'CUSTOMER_NOTE_REMOVED'
  /** A copy of a user's data was downloaded. */
  | 'DATA_EXPORTED'
  /** Address or phone of an order was changed. */
  | 'DELIVERY_CHANGED'
  /** An admin exported orders or accounts as a file, all or filtered. */
  | 'FILE_EXPORTED'
  /** An import was applied: cars, parts, part numbers, specifications, fitment lists or questions. */
  | 'FILE_IMPORTED'
  /** A row was added to the list of cars of a part. */
  | 'FITMENT_ADDED'
  /** A row in the list of cars of a part was changed. */
  | 'FITMENT_CHANGED'
  /** A fitment file was applied, in an earlier version; now FILE_IMPORTED. */
  | 'FITMENT_IMPORTED'
  /** A fitment file was undone, in an earlier version; now IMPORT_UNDONE. */
  | 'FITMENT_IMPORT_UNDONE'
  /** A row was removed from the list of cars of a part. */
  | 'FITMENT_REMOVED'
  /** A customer said whether a part fit. */
  | 'FIT_ANSWERED'
  /** A car was added to or removed from a garage. */
  | 'GARAGE_CHANGED'
  /** The hold of an unpaid order expired, and its units were released. */
  | 'HOLD_EXPIRED'
  /** The units of an order were held again. */
  | 'HOLD_RETAKEN'
  /** An import was undone. */
  | 'IMPORT_UNDONE'
  /** A job was removed. */
  | 'JOB_REMOVED'
  /** A job was added or changed. */
  | 'JOB_SAVED'
  /** A message was answered by mail. */
  | 'MESSAGE_ANSWERED'
  /** A message was marked as answered, or reopened. */
  | 'MESSAGE_MARKED'
  /** A message was removed. */
  | 'MESSAGE_REMOVED'
  /** A message was sent. */
  | 'MESSAGE_SENT'
  /** A customer canceled a paid order. */
  | 'ORDER_CANCELLED'
  /** An unpaid order was deleted. */
  | 'ORDER_DELETED'
  /** An admin wrote a note on an order. */
  | 'ORDER_NOTE_ADDED'
  /** A note on an order was removed. */
  | 'ORDER_NOTE_REMOVED'
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
  /** A shipment was undone. */
  | 'ORDER_SHIP_UNDONE'
  /** The carrier or tracking number of a parcel was corrected. */
  | 'PARCEL_CORRECTED'
  /** A part was added. */
  | 'PART_ADDED'
  /** A part was changed. */
  | 'PART_CHANGED'
  /** A draft of a part was deleted. */
  | 'PART_DRAFT_REMOVED'
  /** A draft of a part was saved. */
  | 'PART_DRAFT_SAVED'
  /** A part was removed. */
  | 'PART_REMOVED'
  /** Units were received or written off. */
  | 'PART_RESTOCKED'
  /** A case was opened. */
  | 'PAYMENT_PROBLEM'
  /** The provider refunded money. */
  | 'PAYMENT_REFUNDED'
  /** A received payment has to be refunded. */
  | 'PAYMENT_REFUND_DUE'
  /** A picture was uploaded. */
  | 'PICTURE_UPLOADED'
  /** A user changed their profile. */
  | 'PROFILE_CHANGED'
  /** An account was allowed to move to another sign-in within a day. */
  | 'RELINK_ALLOWED'
  /** A return was accepted. */
  | 'RETURN_ACCEPTED'
  /** A return was declined. */
  | 'RETURN_DECLINED'
  /** Units of a return arrived. */
  | 'RETURN_RECEIVED'
  /** A return was refunded, or closed without a refund. */
  | 'RETURN_REFUNDED'
  /** A customer requested a return. */
  | 'RETURN_REQUESTED'
  /** A customer withdrew a return. */
  | 'RETURN_WITHDRAWN'
  /** A review was posted. */
  | 'REVIEW_POSTED'
  /** A review was removed. */
  | 'REVIEW_REMOVED'
  /** A user signed out everywhere. */
  | 'SESSIONS_ENDED';

/** One value that was changed. */
export type AuditChange = {
  /** The new value; null when there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** The old value; null when there was none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the value, such as "price". */
  field: Scalars['String']['output'];
};

/** An audit log entry; entries can't be changed. */
export type AuditEntry = {
  /** The action. */
  action: AuditAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Email of the user who did it, or the name of a command; null for system actions. */
  by: Maybe<Scalars['String']['output']>;
  /** Each value it changed, before and after. */
  changes: Array<AuditChange>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** The affected record. */
  subject: AuditSubject;
  /** Id of the affected record. */
  subjectId: Scalars['ID']['output'];
  /** The part's name, the order's number, the account's email, the file's name, the job's title; null for everything else. */
  subjectName: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<AuditEntry>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when there are more entries than are counted: 1000. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An item of a list and its place in it. */
export type AuditEntryEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AuditEntry;
};

/** Narrows the audit log; all given conditions must hold. */
export type AuditFilter = {
  /** The action. */
  action?: InputMaybe<AuditAction>;
  /** Only actions of the account with this email address. */
  by?: InputMaybe<Scalars['String']['input']>;
  /** True: only system actions. False: only user actions. */
  byShop?: InputMaybe<Scalars['Boolean']['input']>;
  /** The affected record. */
  subject?: InputMaybe<AuditSubject>;
  /** Id of the affected record; requires `subject`. */
  subjectId?: InputMaybe<Scalars['String']['input']>;
};

/** The affected record. */
export type AuditSubject =
  /** A payment case. */
  | 'CASE'
  /** An imported file. */
  | 'IMPORT'
  /** A job. */
  | 'JOB'
  /** A message of the contact form. */
  | 'MESSAGE'
  /** An order. */
  | 'ORDER'
  /** A part. */
  | 'PART'
  /** An uploaded picture. */
  | 'PICTURE'
  /** A review. */
  | 'REVIEW'
  /** An account. */
  | 'USER';

/** A brand and how many parts it has. */
export type BrandCount = {
  /** The brand. */
  brand: Scalars['String']['output'];
  /** How many parts. */
  count: Scalars['Int']['output'];
};

/** A bulk change of prices or stock. Its lines and counts show what it would do; once applied, what it did; once undone, what undoing did. */
export type BulkChange = {
  /** The amount, for kinds that use one. */
  amount: Maybe<Scalars['Money']['output']>;
  /** When it was applied; null: it is a preview. */
  appliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Email of the admin who applied it or, once undone, who undid it; null once the account is deleted. */
  by: Maybe<Scalars['String']['output']>;
  /** Parts that are done in full. */
  changedCount: Scalars['Int']['output'];
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** What is done to each part. */
  kind: BulkChangeKind;
  /** Parts that have a `reason`. */
  leftCount: Scalars['Int']['output'];
  /** Each part and what is done to it, those with a reason first, then by name. */
  lines: Array<BulkChangeLine>;
  /** The percentage, for kinds that use one. */
  percent: Maybe<Scalars['Float']['output']>;
  /** Until when undoBulkChange is offered; null for a preview and once it is undone. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of units, for kinds that use one. */
  units: Maybe<Scalars['Int']['output']>;
};


/** A bulk change of prices or stock. Its lines and counts show what it would do; once applied, what it did; once undone, what undoing did. */
export type BulkChangeLinesArgs = {
  left?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The change made to each part. */
export type BulkChangeKind =
  /** Adds `units` to the stock of each. */
  | 'BRING_IN'
  /** Lowers each price by `amount`. */
  | 'LOWER_BY_AMOUNT'
  /** Lowers each price by `percent`, rounded to the nearest cent. */
  | 'LOWER_BY_PERCENT'
  /** Raises each price by `amount`. */
  | 'RAISE_BY_AMOUNT'
  /** Raises each price by `percent`, rounded to the nearest cent. */
  | 'RAISE_BY_PERCENT'
  /** Sets each price to `amount`. */
  | 'SET_PRICE'
  /** Writes off `units` of each. */
  | 'WRITE_OFF';

/** What a bulk change does to one part. */
export type BulkChangeLine = {
  /** Its name; empty if it has none. */
  name: Scalars['String']['output'];
  /** Id of the part. */
  partId: Scalars['ID']['output'];
  /** Price per item after; unchanged if it stays. */
  priceAfter: Scalars['Money']['output'];
  /** Price per item before; 0 for a part that was no longer sold at the preview. */
  priceBefore: Scalars['Money']['output'];
  /** Why the part is skipped, or only partly reverted; null when it is done in full. */
  reason: Maybe<Scalars['String']['output']>;
  /** Units in stock after; the same if they stay. */
  unitsAfter: Scalars['Int']['output'];
  /** Units in stock before. */
  unitsBefore: Scalars['Int']['output'];
};

/** What is done to each part: a kind, and the value it needs. */
export type BulkChangeRuleInput = {
  /** The amount to change by, or to. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** What is done. */
  kind: BulkChangeKind;
  /** The percentage, with at most two decimals: 0.01 to 1,000. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Why units come in or go, in words, for the ledger. Required with `units`. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The number of units of each part. */
  units?: InputMaybe<Scalars['Int']['input']>;
};

/** A part in a cart. It reserves neither units nor a price: see the part for its current price and stock. */
export type CartLine = {
  /** When the part was added to the cart. */
  addedAt: Scalars['DateTime']['output'];
  /** The part's current data; null once it is no longer sold. */
  part: Maybe<Part>;
  /** Id of the part; each part is in a cart once. */
  partId: Scalars['ID']['output'];
  /** The part's name, even once it is no longer sold. */
  product: Scalars['String']['output'];
  /** The quantity. */
  quantity: Scalars['Int']['output'];
  /** The unit price shown when it was added to the cart. */
  seenPrice: Scalars['Money']['output'];
};

/** A part in a visitor's cart. */
export type CartLineInput = {
  /** Id of the part. */
  partId: Scalars['ID']['input'];
  /** The quantity. */
  quantity: Scalars['Int']['input'];
  /** The unit price shown to the visitor; defaults to the current price. */
  seenPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** A part in a visitor's cart, even once it is no longer sold. */
export type CartPart = {
  /** Its category, if it has one. */
  category: Maybe<Category>;
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** The part's current data; null once it is no longer sold. */
  part: Maybe<Part>;
  /** The part's name, even once it is no longer sold. */
  product: Scalars['String']['output'];
};

/** A part's category. */
export type Category =
  /** Wipers, mirrors and other accessories. */
  | 'ACCESSORIES'
  /** Pads, discs, calipers and their parts. */
  | 'BRAKES'
  /** Parts of the engine, exhaust and clutch. */
  | 'ENGINE'
  /** Oil, air, cabin and fuel filters. */
  | 'FILTERS'
  /** Plugs, coils and leads. */
  | 'IGNITION'
  /** Headlights, tail lamps and bulbs. */
  | 'LIGHTING'
  /** Springs, dampers and arms. */
  | 'SUSPENSION'
  /** Wheels and what holds them. */
  | 'WHEELS';

/** A category and how many parts it has. */
export type CategoryCount = {
  /** The category. */
  category: Category;
  /** How many parts. */
  count: Scalars['Int']['output'];
};

/** An admin's reply to a message. */
export type ContactAnswer = {
  /** Email of the admin who replied; null once the account is deleted. */
  by: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Delivery state of its email; null after 90 days, when the record is deleted. */
  delivery: Maybe<MailDelivery>;
  /** Id of the answer. */
  id: Scalars['ID']['output'];
  /** The answer, as plain text. */
  text: Scalars['String']['output'];
};

/** A message sent through the contact form. */
export type ContactMessage = {
  /** When it was last answered; null while it is open. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Email of the admin who replied last; null while it is open. */
  answeredBy: Maybe<Scalars['String']['output']>;
  /** Replies, oldest first. */
  answers: Array<ContactAnswer>;
  /** When it was received. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address of the sender, as entered; not verified. */
  email: Scalars['String']['output'];
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** The message, as plain text. */
  message: Scalars['String']['output'];
  /** Name of the sender, as entered. */
  name: Scalars['String']['output'];
  /** The order that the message is about; null if there is none or it was deleted. */
  order: Maybe<Order>;
  /** Whether it still needs a reply. */
  state: MessageState;
};

/** A page of messages. */
export type ContactMessageConnection = {
  /** Counts for the same search in every state, for tabs. */
  counts: MessageCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<ContactMessageEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<ContactMessage>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ContactMessageEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ContactMessage;
};

/** A message to the shop. */
export type ContactMessageInput = {
  /** Email address for the reply. */
  email: Scalars['String']['input'];
  /** The message, as plain text. */
  message: Scalars['String']['input'];
  /** Name of the sender. */
  name: Scalars['String']['input'];
  /** The order it is about, which must belong to the signed-in caller. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
};

/** An open order whose receipt says something different about its car than the list now does. */
export type ContradictedOrder = {
  /** The car it was placed for. */
  car: OrderedCar;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** The verdict of the list now. */
  listVerdict: Verdict;
  /** Its number, as people read it. */
  number: Scalars['String']['output'];
  /** The reason, without a full stop. */
  reason: Scalars['String']['output'];
  /** The verdict on the receipt; it never changes. */
  receiptVerdict: Verdict;
};

/** A customer, for admins. */
export type Customer = {
  /** The account. */
  account: User;
  /** The cars in their garage, most recently chosen first. */
  cars: Array<GarageCar>;
  /** When the account was deleted and its orders anonymized. Null if it was not. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the account is disabled: no one can log in to it. */
  disabled: Scalars['Boolean']['output'];
  /** Counts and totals of orders, returns and messages. */
  figures: CustomerFigures;
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** When the account last signed in or renewed its session; null if not recorded yet. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Contact form messages from the account's address, newest first; empty while the address is not verified, because anyone can enter it. */
  messages: CustomerMessageConnection;
  /** Notes about them, newest first; at most 100. */
  notes: Array<CustomerNote>;
  /** Their orders, newest first. */
  orders: OrderConnection;
};


/** A customer, for admins. */
export type CustomerMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer, for admins. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Counts and totals for a customer. */
export type CustomerFigures = {
  /** Messages from this address; 0 while the account's address is not verified. */
  messages: Scalars['Int']['output'];
  /** Orders, except those deleted unpaid. */
  orders: Scalars['Int']['output'];
  /** Orders that are paid and neither refunded nor canceled. */
  paid: Scalars['Int']['output'];
  /** Refunded or canceled orders. */
  refunded: Scalars['Int']['output'];
  /** Their total, plus refunds for returns. */
  refundedTotal: Scalars['Money']['output'];
  /** Returns that were requested and not withdrawn. */
  returns: Scalars['Int']['output'];
  /** Their total, less refunds for returns. */
  spent: Scalars['Money']['output'];
  /** Messages that need a reply. */
  unanswered: Scalars['Int']['output'];
  /** Unpaid orders. */
  unpaid: Scalars['Int']['output'];
};

/** A page of a customer's messages. */
export type CustomerMessageConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<CustomerMessageEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<ContactMessage>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type CustomerMessageEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ContactMessage;
};

/** A note about a customer, for admins. */
export type CustomerNote = {
  /** Name of the author, or the email address if there is none; null once the account is deleted. */
  author: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the note. */
  id: Scalars['ID']['output'];
  /** The note, as plain text. */
  text: Scalars['String']['output'];
};

/** Where an order is sent. */
export type Delivery = {
  /** Postal address, as entered by the customer. */
  address: Scalars['String']['output'];
  /** Phone number for the delivery. */
  phone: Scalars['String']['output'];
};

/** An engine. Null means unknown or, for a required engine, that it does not matter. */
export type Engine = {
  /** How many cylinders. */
  cylinders: Maybe<Scalars['Int']['output']>;
  /** What it runs on. */
  fuel: Maybe<Fuel>;
  /** Displacement in litres, one decimal. */
  litres: Maybe<Scalars['Float']['output']>;
};

/** What is known about an engine; leave out the rest. */
export type EngineInput = {
  /** How many cylinders. */
  cylinders?: InputMaybe<Scalars['Int']['input']>;
  /** What it runs on. */
  fuel?: InputMaybe<Fuel>;
  /** Displacement in litres, one decimal. */
  litres?: InputMaybe<Scalars['Float']['input']>;
};

/** Why the shop refused, in `errors[].extensions.code`: branch on it, never on the message. Details are beside it. */
export type ErrorCode =
  /** The email belongs to another account of this shop. Confirm the address, then sign in again. */
  | 'ACCOUNT_CONFLICT'
  /** The account is being deleted. The same address can sign up again in a few minutes. */
  | 'ACCOUNT_DELETED'
  /** The account is disabled. */
  | 'ACCOUNT_DISABLED'
  /** Some orders are unfinished (unpaid, unshipped, being returned, disputed, or with a refund due); `orders` lists them. Delete the account once they are completed. */
  | 'ACCOUNT_HAS_OPEN_ORDERS'
  /** An account with admin rights cannot be deleted: revoke the rights first. */
  | 'ACCOUNT_IS_ADMIN'
  /** Several orders have this total and none was read since the last payment. Send `orderId`, or read one first. */
  | 'AMBIGUOUS_ORDER'
  /** The customer already has `limit` back-in-stock requests, the maximum. Cancel one first. */
  | 'BACK_IN_STOCK_LIMIT'
  /** A value is missing or invalid. */
  | 'BAD_INPUT'
  /** The cart is full; nothing was added. `limit` is the maximum number of parts. */
  | 'CART_FULL'
  /** The case has changed and needs another action now. Reload it. */
  | 'CASE_CHANGED'
  /** No longer possible: the data has changed. Reload before you retry. */
  | 'CONFLICT'
  /** The account's email address has to be verified first. */
  | 'EMAIL_NOT_VERIFIED'
  /** Not allowed for this caller, or unknown; the two are not distinguished. */
  | 'FORBIDDEN'
  /** The garage is full; nothing was added. `limit` is the maximum number of cars. */
  | 'GARAGE_FULL'
  /** More units of this part than this customer can hold yet; the message says what to do. */
  | 'HOLD_LIMIT'
  /** The idempotency key was used for another request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The first request with this key is still running. Retry with the same key. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** A server error. `requestId` identifies it in the log. */
  | 'INTERNAL'
  /** The text cannot be a VIN. `position` is the wrong character, counted from 1; null: wrong length. */
  | 'INVALID_VIN'
  /** There would be no admin left. */
  | 'LAST_ADMIN'
  /** Email is not set up. */
  | 'MAIL_NOT_SET_UP'
  /** A payment for several orders was partly refunded manually and not yet assigned to orders; none of them can be refunded until it is. */
  | 'MANUAL_REFUND_UNASSIGNED'
  /** Another admin has replied to this message; nothing was sent. Reload it first. */
  | 'MESSAGE_CHANGED'
  /** Nothing has this name or id, or it no longer exists. */
  | 'NOT_FOUND'
  /** The order is paid: it can be neither paid again nor deleted. */
  | 'ORDER_ALREADY_PAID'
  /** The order has shipped: it can be neither redirected nor refunded, nor shipped with another tracking number. */
  | 'ORDER_ALREADY_SHIPPED'
  /** The bank is deciding a dispute about this order: it cannot be refunded until then. */
  | 'ORDER_DISPUTED'
  /** Nothing was ordered: `lines` lists every refused line, by `index` from 0, with its own `code`, `message` and details. */
  | 'ORDER_LINES_REFUSED'
  /** Only a paid order can be shipped or refunded. */
  | 'ORDER_NOT_PAID'
  /** The order is being changed. Try again in a moment. */
  | 'ORDER_NOT_PAYABLE'
  /** Only shipped orders can be returned. */
  | 'ORDER_NOT_SHIPPED'
  /** The order was refunded: it can be neither shipped, paid again nor deleted. */
  | 'ORDER_REFUNDED'
  /** Not possible with your own account. */
  | 'OWN_ACCOUNT'
  /** Only for customers who received the part: an order of it was shipped to them. */
  | 'PART_NOT_RECEIVED'
  /** A part with this brand and number already exists: `partId` and `partName`. */
  | 'PART_NUMBER_TAKEN'
  /** Fewer units are left than the minimum order. */
  | 'PART_SOLD_OUT'
  /** The request body or the requested response is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** The payment was canceled. Nothing was charged; open another one. */
  | 'PAYMENT_CANCELED'
  /** The provider is still working on the payment. */
  | 'PAYMENT_IN_PROGRESS'
  /** The payment is not for this order, amount or customer. */
  | 'PAYMENT_MISMATCH'
  /** The provider has not received the money (yet). */
  | 'PAYMENT_NOT_SUCCEEDED'
  /** The payment came too late, or the order was already paid; it is refunded. */
  | 'PAYMENT_REFUNDED'
  /** The image was rejected. `reason`: ANIMATED, DAMAGED, MIXED (also another kind of file), TOO_MANY_PIXELS, TOO_SMALL, TYPE. */
  | 'PICTURE_REFUSED'
  /** The price is no longer the one the client sent. */
  | 'PRICE_CHANGED'
  /** Less than the minimum order, or more than available. */
  | 'QUANTITY_OUT_OF_RANGE'
  /** Too many requests. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again. */
  | 'RATE_LIMITED'
  /** The return is in another state and doesn't allow this step. */
  | 'RETURN_STATE'
  /** The return period is over. `until` is when it ended. */
  | 'RETURN_TOO_LATE'
  /** The quantity is zero, or more than can be returned or received. `left` is the maximum. */
  | 'RETURN_UNITS'
  /** The database, payment provider or identity provider did not respond. Nothing was decided. */
  | 'SERVICE_UNAVAILABLE'
  /** The shipment can no longer be undone. */
  | 'SHIPMENT_FINAL'
  /** The customer has too many unpaid orders. Pay or delete one first. */
  | 'TOO_MANY_OPEN_ORDERS'
  /** The token is missing, invalid or expired. Sign in and try again. */
  | 'UNAUTHENTICATED'
  /** Unknown car. `field` names the unknown value: make, model or year. */
  | 'UNKNOWN_CAR'
  /** Name and price do not match exactly one part or order. */
  | 'UNRESOLVABLE_ORDER'
  /** The encoding of the request body is not accepted. */
  | 'UNSUPPORTED_MEDIA_TYPE';

/** How many findings there are of a kind. */
export type FindingCount = {
  /** How many, up to 1000. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: FitmentFindingKind;
};

/** What customers who received a part answered to "Did it fit?". */
export type FitAnswerCounts = {
  /** Number of no answers. */
  no: Scalars['Int']['output'];
  /** How many orders of it came back because it did not fit; null until ten customers have answered. */
  returned: Maybe<Scalars['Int']['output']>;
  /** Number of yes answers. */
  yes: Scalars['Int']['output'];
};

/** The fit check at time of order. It does not change when fitment data changes. */
export type FitReceipt = {
  /** The car. */
  car: OrderedCar;
  /** The reason, without a full stop. */
  reason: Scalars['String']['output'];
  /** How often the line that decided had been changed, from 1; null if no line is about the model. */
  revision: Maybe<Scalars['Int']['output']>;
  /** The verdict. */
  verdict: Verdict;
};

/** One line in the list of cars that a part fits or, if it excludes, does not fit. */
export type Fitment = {
  /** The accepted answers; null without a question. */
  accepted: Maybe<Array<Scalars['String']['output']>>;
  /** The required engine; null: any. */
  engine: Maybe<Engine>;
  /** Whether the line says that the part does not fit. Such a line wins. */
  excludes: Scalars['Boolean']['output'];
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Who makes the car. */
  make: Scalars['String']['output'];
  /** The model name. */
  model: Scalars['String']['output'];
  /** A remark. */
  note: Maybe<Scalars['String']['output']>;
  /** Where it goes; null: obvious or unknown. */
  position: Maybe<Position>;
  /** What else has to be asked; null: nothing. */
  question: Maybe<FitmentQuestion>;
  /** Counts changes of the line, from 1. */
  revision: Scalars['Int']['output'];
  /** Where the line is from. */
  source: Scalars['String']['output'];
  /** How many a car needs there, if that is known. */
  units: Maybe<Scalars['Int']['output']>;
  /** The first model year. */
  yearFrom: Scalars['Int']['output'];
  /** The last model year. */
  yearTo: Scalars['Int']['output'];
};

/** The answer of a car owner to a question. */
export type FitmentAnswer = {
  /** The answer. */
  answer: Scalars['String']['output'];
  /** The key of the question. */
  question: Scalars['ID']['output'];
};

/** What the owner of a car answered to a question. */
export type FitmentAnswerInput = {
  /** One of its answers. Any other leaves it open; an unknown question is ignored. */
  answer: Scalars['String']['input'];
  /** The key of the question. */
  question: Scalars['ID']['input'];
};

/** A change to a list of cars before it is made: a row to remove, a row to add, or one to replace. */
export type FitmentChangeInput = {
  /** The new row; null: none. */
  becomes?: InputMaybe<FitmentInput>;
  /** Id of the row that is changed or removed; null: none. */
  row?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the list of cars that a part fits. */
export type FitmentConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<FitmentEdge>;
  /** The makes of the whole list, by name. */
  makes: Array<FitmentMake>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Fitment>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type FitmentEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Fitment;
};

/** Something in a list of cars that looks wrong. */
export type FitmentFinding = {
  /** Id of the affected row. */
  fitmentId: Maybe<Scalars['ID']['output']>;
  /** Its place among the findings. */
  id: Scalars['ID']['output'];
  /** What looks wrong. */
  kind: FitmentFindingKind;
  /** Id of the returned order, with its car and receipt; null otherwise. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Id of the part whose list it is; null: none. */
  partId: Maybe<Scalars['ID']['output']>;
  /** The name of the part. */
  partName: Maybe<Scalars['String']['output']>;
  /** The part's number. */
  partNumber: Maybe<Scalars['String']['output']>;
  /** What the finding is, in a sentence. */
  text: Scalars['String']['output'];
};

/** A page of what looks wrong in the lists of cars. */
export type FitmentFindingConnection = {
  /** When all lists were last checked; null: never. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many there are of each kind, over all parts, the clearest mistakes first. */
  counts: Array<FindingCount>;
  /** The items of this page, each with its cursor. */
  edges: Array<FitmentFindingEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<FitmentFinding>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type FitmentFindingEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: FitmentFinding;
};

/** What looks wrong in a list of cars. */
export type FitmentFindingKind =
  /** A row that another one already covers. */
  | 'DUPLICATE'
  /** Years missing between two similar rows. */
  | 'HOLE'
  /** An engine not known for the model; a question that no row asks. */
  | 'ORPHAN'
  /** Two rows that overlap in some years. */
  | 'OVERLAP'
  /** A number of pieces that almost no other row of the part has. */
  | 'QUANTITY'
  /** A customer returns the part because it does not fit; gone once the list changes. */
  | 'RETURNED'
  /** Years in which the model was not made. */
  | 'YEAR';

/** A line in the list of cars that a part fits. */
export type FitmentInput = {
  /** The accepted answers, only with a question. */
  accepted?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The required engine; null: any. */
  engine?: InputMaybe<EngineInput>;
  /** Whether the line says that the part does not fit. */
  excludes?: Scalars['Boolean']['input'];
  /** Who makes the car, as `vehicles` has it; case does not matter. */
  make: Scalars['String']['input'];
  /** The model name. */
  model: Scalars['String']['input'];
  /** A remark. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes. */
  position?: InputMaybe<Position>;
  /** The key of the question to ask; null: none. */
  question?: InputMaybe<Scalars['ID']['input']>;
  /** How many a car needs there. */
  units?: InputMaybe<Scalars['Int']['input']>;
  /** The first model year; one of the model. */
  yearFrom: Scalars['Int']['input'];
  /** The last model year; one of the model. */
  yearTo: Scalars['Int']['input'];
};

/** A make of cars and how many lines it has. */
export type FitmentMake = {
  /** How many lines. */
  count: Scalars['Int']['output'];
  /** Who makes the cars. */
  make: Scalars['String']['output'];
};

/** Something that make, model, year and engine of a car do not say. Ask it once and store the answer with the car. */
export type FitmentQuestion = {
  /** All possible answers, in words that follow "with": `rear discs`. */
  answers: Array<Scalars['String']['output']>;
  /** Its stable name: `rear-brakes`. */
  key: Scalars['ID']['output'];
  /** The question itself. */
  text: Scalars['String']['output'];
};

/** Which parts are listed for a car. */
export type FitmentScope =
  /** All of them, including those that do not fit. */
  | 'ALL'
  /** Those that fit. */
  | 'FITS'
  /** Those that fit, those that depend on an answer, and those about which nothing is known. */
  | 'FITS_OR_MAYBE';

/** Whether a part fits a car, and why. */
export type FitmentVerdict = {
  /** With FITS_IF: whether the engine of the car is needed. */
  needsEngine: Scalars['Boolean']['output'];
  /** With FITS_IF: the question that would settle it. Null if it is the engine. */
  question: Maybe<FitmentQuestion>;
  /** The reason, without a full stop: "Front, Civic 2016 to 2021 with 2.0 l; yours is 2016 1.5 l". */
  reason: Scalars['String']['output'];
  /** The line that decided or, if none did, the nearest one; null if no line is about the model. */
  row: Maybe<Fitment>;
  /** The verdict. */
  verdict: Verdict;
};

/** What an engine runs on. */
export type Fuel =
  /** Compressed natural gas. */
  | 'CNG'
  /** Diesel. */
  | 'DIESEL'
  /** Electricity; with litres, a hybrid. */
  | 'ELECTRIC'
  /** Ethanol (E85). */
  | 'ETHANOL'
  /** Gasoline or ethanol, in any mixture. */
  | 'FLEX_FUEL'
  /** Gasoline (petrol). */
  | 'GASOLINE'
  /** Liquefied petroleum gas. */
  | 'LPG';

/** A car saved with the account of a customer. */
export type GarageCar = {
  /** The answers given so far. */
  answers: Array<FitmentAnswer>;
  /** When it was last chosen. */
  chosenAt: Scalars['DateTime']['output'];
  /** What is known about its engine; null: nothing. */
  engine: Maybe<Engine>;
  /** Id of the car in the garage. */
  id: Scalars['ID']['output'];
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** The model name. */
  model: Scalars['String']['output'];
  /** Its model year. */
  year: Scalars['Int']['output'];
};

/** A car to save with the account. */
export type GarageCarInput = {
  /** The answers given so far. */
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  /** The car. */
  car: VehicleInput;
};

/** A file that an admin sent, and what it does. */
export type Import = {
  /** When it was applied. */
  appliedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its rows would do, or did. */
  counts: ImportCounts;
  /** When the file was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** The sign between cells; null until it is read. */
  delimiter: Maybe<Scalars['String']['output']>;
  /** Identifies this preview; required to apply it. Changes whenever the file is validated again; null until it was. */
  digest: Maybe<Scalars['String']['output']>;
  /** UTF-8, UTF-16 or the encoding that was chosen; null until it is read. */
  encoding: Maybe<Scalars['String']['output']>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the import. */
  id: Scalars['ID']['output'];
  /** What its rows are. */
  kind: ImportKind;
  /** Why it was refused, not applied or not undone. */
  problem: Maybe<Scalars['String']['output']>;
  /** How far the step under way has come, 0 to 1. */
  progress: Scalars['Float']['output'];
  /** Rows that were read, the head and blank ones aside. */
  rowsRead: Scalars['Int']['output'];
  /** How a file that is not UTF-8 may be read; null for others. */
  sample: Maybe<ImportSample>;
  /** How far it has come. */
  state: ImportState;
  /** Until when it can be undone. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
};

/** One value that a row of a file changes. */
export type ImportChange = {
  /** What would stand there; null: nothing. */
  after: Maybe<Scalars['String']['output']>;
  /** Current value; null if there is none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the column. */
  column: Scalars['String']['output'];
};

/** A page of imports. */
export type ImportConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ImportEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Import>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How many rows of a file would do what. */
export type ImportCounts = {
  /** Rows that change something. */
  changed: Scalars['Int']['output'];
  /** Rows that add something. */
  new: Scalars['Int']['output'];
  /** Rows that match the current data. */
  same: Scalars['Int']['output'];
  /** Rows that cannot be taken; the preview shows the first 1000. */
  wrong: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ImportEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Import;
};

/** A few lines of a file, read in one encoding. */
export type ImportEncoding = {
  /** Up to three lines that read differently in other encodings. */
  lines: Array<Scalars['String']['output']>;
  /** Name of the encoding, such as windows-1250. */
  name: Scalars['String']['output'];
};

/** What the rows of a file contain. */
export type ImportKind =
  /** Fitment. */
  | 'FITMENT'
  /** OE, interchange and replacement numbers. */
  | 'NUMBERS'
  /** Parts with prices and stock. */
  | 'PARTS'
  /** Fitment questions with their answers. */
  | 'QUESTIONS'
  /** Specifications of parts. */
  | 'SPECIFICATIONS'
  /** Cars: models with their years and engines. */
  | 'VEHICLES';

/** What one row of a file, or one car of its wildcard, would do. */
export type ImportLine = {
  /** With CHANGED: each value that it changes. */
  changes: Array<ImportChange>;
  /** With WRONG: the column. */
  column: Maybe<Scalars['String']['output']>;
  /** Its place in the preview. */
  id: Scalars['ID']['output'];
  /** What it would do. */
  kind: ImportLineKind;
  /** What it is about, as far as that is known. */
  label: Scalars['String']['output'];
  /** For WRONG: the error, as a phrase that follows the value. Otherwise why a value is interpreted differently; null if none is. */
  reason: Maybe<Scalars['String']['output']>;
  /** The row of the file, from 1, its head and blank rows counted. */
  row: Scalars['Int']['output'];
  /** With WRONG: the content of the cell. */
  value: Maybe<Scalars['String']['output']>;
  /** With NEW: a summary of the row. */
  words: Maybe<Scalars['String']['output']>;
};

/** A page of what the rows of a file would do. */
export type ImportLineConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ImportLineEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<ImportLine>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ImportLineEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ImportLine;
};

/** The effect of a row. */
export type ImportLineKind =
  /** Updates a record. */
  | 'CHANGED'
  /** Adds a record. */
  | 'NEW'
  /** Matches the stored data. */
  | 'SAME'
  /** Rejected; the import can not be applied while there are any. */
  | 'WRONG';

/** State of the images that an import refers to by http(s) URL. */
export type ImportPictures = {
  /** URLs that failed permanently; parts link to them. */
  failed: Scalars['Int']['output'];
  /** Why they failed, the first 100. */
  failures: Array<PictureFailure>;
  /** URLs whose images are stored by the shop now. */
  fetched: Scalars['Int']['output'];
  /** URLs still to be fetched; parts link to them in the meantime. */
  waiting: Scalars['Int']['output'];
};

/** How a file is read. */
export type ImportRecipeInput = {
  /** Name of an encoding, one of the sample's or another. */
  encoding: Scalars['String']['input'];
};

/** What an admin needs to say how a file is read. */
export type ImportSample = {
  /** The encoding that was chosen; null until then. */
  encoding: Maybe<Scalars['String']['output']>;
  /** The three likeliest readings, best first. */
  encodings: Array<ImportEncoding>;
};

/** State of an import. Poll while it is running. */
export type ImportState =
  /** It is written. */
  | 'APPLIED'
  /** Being applied, all rows or none. */
  | 'APPLYING'
  /** The file is being validated; nothing is saved. */
  | 'CHECKING'
  /** Validating or applying it failed three times; `problem` says why. Nothing was saved. */
  | 'FAILED'
  /** The file is not UTF-8: `sample` shows possible readings. Choose an encoding with `setImportRecipe`. */
  | 'NEEDS_RECIPE'
  /** Validated; the preview is ready. */
  | 'READY'
  /** The file is being uploaded. */
  | 'RECEIVING'
  /** The file can not be read; `problem` says where and why. */
  | 'REFUSED'
  /** Being undone. */
  | 'UNDOING'
  /** Undone. */
  | 'UNDONE';

/** A piece of work on a car, and what it needs. */
export type Job = {
  /** The category whose page offers it. */
  category: Maybe<Category>;
  /** What is done, in a sentence or two; may be empty. */
  description: Scalars['String']['output'];
  /** How much of it the shop has for the car; null without a car. */
  fit: Maybe<JobFit>;
  /** Its stable name in addresses: `front-brakes`. */
  key: Scalars['ID']['output'];
  /** Its place among all jobs; equal ones are ordered by key. */
  place: Scalars['Int']['output'];
  /** Counts its changes, from 1. */
  revision: Scalars['Int']['output'];
  /** What it needs, in this order. */
  slots: Array<JobSlot>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Other names: searches for these offer it. */
  words: Array<Scalars['String']['output']>;
};

/** How much of a job the shop has for a car. */
export type JobFit = {
  /** How many of these are filled. */
  filled: Scalars['Int']['output'];
  /** For how many of these nothing is known. */
  noData: Scalars['Int']['output'];
  /** How many slots are required. */
  required: Scalars['Int']['output'];
  /** What the filled ones cost; null without any. */
  total: Maybe<Scalars['Money']['output']>;
  /** How many of these wait for an answer, or for the engine. */
  waiting: Scalars['Int']['output'];
};

/** A whole job. */
export type JobInput = {
  /** The category whose page offers it. */
  category?: InputMaybe<Category>;
  /** What is done; may be empty. */
  description: Scalars['String']['input'];
  /** Its place among all jobs. */
  place: Scalars['Int']['input'];
  /** What it needs, in this order; 1 to 20. */
  slots: Array<JobSlotInput>;
  /** What it is called. */
  title: Scalars['String']['input'];
  /** Other names for it. */
  words: Array<Scalars['String']['input']>;
};

/** A part for a slot of a job. */
export type JobPart = {
  /** Whether it fits the car, and why. */
  fitment: FitmentVerdict;
  /** The part. */
  part: Part;
  /** Quantity to order: `units`, at least the minimum order. */
  quantity: Scalars['Int']['output'];
  /** The present total for `quantity`. */
  total: Scalars['Money']['output'];
  /** How many the car needs: by the fitment line that decides, else by the slot. */
  units: Scalars['Int']['output'];
};

/** An item of a job's kit. */
export type JobSlot = {
  /** Other parts, the best first, as `state` says. */
  alternatives: Array<JobPart>;
  /** The best part that fits: in stock before sold out, then the cheapest. Null if none fits: nothing else is ever chosen. */
  choice: Maybe<JobPart>;
  /** With WAITS_FOR_ANSWER: whether the engine of the car is needed. */
  needsEngine: Scalars['Boolean']['output'];
  /** With WAITS_FOR_ANSWER: the question that decides. Null when it is the engine. */
  question: Maybe<FitmentQuestion>;
  /** Whether the job needs it; otherwise it is optional. */
  required: Scalars['Boolean']['output'];
  /** What there is for the car; null without a car. */
  state: Maybe<JobSlotState>;
  /** What it is called in the job. */
  title: Scalars['String']['output'];
  /** What goes there. */
  type: PartType;
  /** How many, if the fitment line that decides does not say it. */
  units: Scalars['Int']['output'];
};

/** An item of a job's kit. */
export type JobSlotInput = {
  /** Whether the job needs it; otherwise it is optional. */
  required: Scalars['Boolean']['input'];
  /** What it is called in the job. */
  title: Scalars['String']['input'];
  /** The part type; each type may be listed once per job. */
  type: PartType;
  /** How many, if no fitment line says it. */
  units: Scalars['Int']['input'];
};

/** What a job has for one of its slots, for a car. */
export type JobSlotState =
  /** A part that fits: `choice`, and others that fit as `alternatives`. */
  | 'FILLED'
  /** No part of this type fits. */
  | 'NOTHING'
  /** Nothing is known about any part of this type; some are `alternatives`, for a person to compare. */
  | 'NO_DATA'
  /** Parts that fit depending on `question` or, with `needsEngine`, on the engine: these are `alternatives`. */
  | 'WAITS_FOR_ANSWER';

/** Delivery state of an email. */
export type MailDelivery =
  /** Not sent, because email was not set up at the time. No case was opened. */
  | 'DROPPED'
  /** Failed permanently; a case was opened. */
  | 'NOT_SENT'
  /** Accepted by the mail server. */
  | 'SENT'
  /** Waiting to be sent or retried. */
  | 'WAITING';

/** Number of messages in each state. */
export type MessageCounts = {
  /** All messages. */
  all: Scalars['Int']['output'];
  /** Answered messages. */
  answered: Scalars['Int']['output'];
  /** Messages that need a reply. */
  open: Scalars['Int']['output'];
};

/** Whether a message still needs a reply. */
export type MessageState =
  /** Answered, here or elsewhere. */
  | 'ANSWERED'
  /** Needs a reply. */
  | 'OPEN';

/** What can be done; one a request. Without `@auth` everyone may. */
export type Mutation = {
  /** Accepts a return; repeating it has no further effect. Refused with RETURN_STATE. */
  acceptReturn: Return;
  /** Adds a note about a customer; at most 100. Only admins see notes; they are included when a customer downloads their data. Returns all notes about the customer. */
  addCustomerNote: Array<CustomerNote>;
  /** Adds a car to a list. */
  addFitment: Fitment;
  /** Adds a note to an order, for admins only. */
  addOrderNote: OrderNote;
  /** Publishes a part with its first units. Refused with BAD_INPUT if it has no name, image or description: use `savePartDraft` for an incomplete one. */
  addPart: Part;
  /** Replies to a message by email; sending the same reply again has no further effect. Refused with MESSAGE_CHANGED if another admin has replied, and with MAIL_NOT_SET_UP if email is not set up. */
  answerContactMessage: ContactMessage;
  /** Applies what prepareBulkChange has previewed, in one transaction; repeating it has no further effect. A part whose price has changed, or that lacks the units, is skipped, as its line states. */
  applyBulkChange: BulkChange;
  /** Applies a READY import without rejected rows in the background: all rows or none. Refused with CONFLICT when the preview has changed. */
  applyImport: Import;
  /** Cancels the request for a part. Returns the remaining requested parts. */
  cancelBackInStock: Array<Scalars['ID']['output']>;
  /** Cancels and refunds the caller's own paid order before it ships, and returns its units to stock. Repeating it has no further effect. Refused with ORDER_NOT_PAID, ORDER_ALREADY_SHIPPED, ORDER_DISPUTED until the bank decides, or MANUAL_REFUND_UNASSIGNED until an admin assigns a manual refund to its orders. */
  cancelOrder: Order;
  /** Changes a line of a list as a whole. */
  changeFitment: Fitment;
  /** Requests a new check of all lists, which runs in the background. Always true. */
  checkFitments: Scalars['Boolean']['output'];
  /** Settles the order if its payment intent has succeeded at the provider; the webhook does the same later. Returns the updated order. */
  confirmPayment: Order;
  /** The same for orders that were paid together. Returns the current state of each: an order that could no longer be fulfilled stays unpaid and is refunded (`refundState`). Refused with PAYMENT_REFUNDED if that applies to all of them. */
  confirmPayments: Array<Order>;
  /** Corrects the carrier and tracking number of a parcel, at any time. The customer gets an email, unless the one about the shipment is still to be sent. Repeating it has no further effect. Refused with NOT_FOUND and BAD_INPUT. */
  correctParcel: Parcel;
  /** Creates the payment of the caller's own unpaid orders, or returns the open one. Expired holds are renewed, or the request is refused with PART_SOLD_OUT or HOLD_LIMIT before any payment exists. If a price has changed, refused with PRICE_CHANGED (`oldTotal`, `newTotal`) until the new total is accepted. For several orders, the error lists the affected ones in `orders`: `orderId`, `code`, `message` and its own details, such as `oldTotal` and `newTotal`. */
  createPaymentIntent: PaymentIntent;
  /** Declines a return; repeating it has no further effect. Refused with RETURN_STATE. */
  declineReturn: Return;
  /** Deletes a customer's account permanently. Orders are kept for bookkeeping without personal data; everything else is deleted, and every session ends. Refused with ACCOUNT_HAS_OPEN_ORDERS while orders are unpaid, unshipped, being returned or disputed or money is still owed, and with ACCOUNT_IS_ADMIN. Returns whether the identity provider has also deleted the sign-in; if not, it is asked until it has. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes the caller's account permanently. Orders are kept for bookkeeping without personal data; everything else is deleted, and every session ends. Refused with ACCOUNT_HAS_OPEN_ORDERS while orders are unpaid, unshipped, being returned or disputed or money is still owed, and with ACCOUNT_IS_ADMIN. Returns whether the identity provider has also deleted the sign-in; if not, it is asked until it has. */
  deleteMyAccount: Scalars['Boolean']['output'];
  /** Deletes an unpaid order: the caller's own, or any as an admin. Returns the deleted order. Refused with ORDER_ALREADY_PAID once it is paid or being paid. */
  deleteOrder: Order;
  /** Disables an account and ends its sessions with the next request. Refused with OWN_ACCOUNT for the caller's own account and with LAST_ADMIN for the last admin. */
  disableAccount: User;
  /** Discards an import that was not applied, even while it is being read. Returns the discarded import. */
  discardImport: Import;
  /** Enables a disabled account. */
  enableAccount: User;
  /** Previews the bundled list of cars as an import of VEHICLES. Nothing is saved until that import is applied. */
  importDemoCars: Import;
  /** Grants admin rights; they take effect once the account's email is verified. */
  makeAdmin: User;
  /** Marks a message as answered elsewhere, or reopens it. Sends nothing. */
  markContactMessage: ContactMessage;
  /** Merges a visitor's cart into the caller's. For a part in both, the visitor's quantity wins. Returns the cart. Refused with CART_FULL, with nothing added, if the merged cart would be too large. */
  mergeCart: Array<CartLine>;
  /** Orders a part at the server's price and holds the units until `holdExpiresAt`. */
  placeOrder: Order;
  /** Orders several parts at the server's prices, all of them or none: one order for each, in one purchase. Refused with ORDER_LINES_REFUSED, which lists every rejected line. */
  placeOrders: Array<Order>;
  /** Posts a review under the caller's own name. About a part there is one per order: posting again changes it. */
  postReview: Review;
  /** Previews what a rule would do to many parts, at most 1000, with at most 20000 lines in their lists of cars if prices change; nothing is changed. Stored for a day, for applyBulkChange. */
  prepareBulkChange: BulkChange;
  /** Records the total units received, each restocked or written off. More may arrive later. Repeating it has no further effect. Refused with RETURN_STATE, or with RETURN_UNITS for fewer than before, more than the return has, or if the received units have changed. */
  receiveReturn: Return;
  /** Validates the file of a READY or FAILED import again, against current data. */
  recheckImport: Import;
  /** Refunds a paid order that has not shipped and returns its units to stock. Repeating it has no further effect. Refused with ORDER_NOT_PAID, ORDER_ALREADY_SHIPPED, ORDER_DISPUTED until the bank decides, or MANUAL_REFUND_UNASSIGNED until an admin assigns a manual refund to its orders. */
  refundOrder: Order;
  /** Refunds the price of the received units, or less, and closes the return. An accepted return of which nothing arrived is closed without a refund, with a reason. Repeating it has no further effect. Refused with RETURN_STATE, RETURN_UNITS if more units were received than expected, ORDER_DISPUTED until the bank decides, MANUAL_REFUND_UNASSIGNED until an admin assigns a manual refund to its orders, or BAD_INPUT if the amount is too high. */
  refundReturn: Return;
  /** Deletes a message and its replies permanently. Returns the deleted message; refused with NOT_FOUND if it no longer exists. */
  removeContactMessage: ContactMessage;
  /** Deletes a note permanently. Returns the remaining notes; refused with NOT_FOUND if it no longer exists. */
  removeCustomerNote: Array<CustomerNote>;
  /** Removes a line from its list. Returns it as it was. */
  removeFitment: Fitment;
  /** Removes a car from the caller's garage. Returns the others. */
  removeFromGarage: Array<GarageCar>;
  /** Removes a job. Returns it as it was. */
  removeJob: Job;
  /** Removes a note, the caller's own or another admin's. Returns the removed note; NOT_FOUND if it no longer exists. */
  removeOrderNote: OrderNote;
  /** Removes a part from the shop. Its orders stay. Returns the part as it was. */
  removePart: Part;
  /** Deletes a draft. Returns it as it was. */
  removePartDraft: PartDraft;
  /** Removes a review permanently. Returns it as it was; refused with NOT_FOUND once it is gone. */
  removeReview: Review;
  /** Emails the caller once when a part is back in stock; repeating it has no further effect. Returns all requested parts. Refused with EMAIL_NOT_VERIFIED, BACK_IN_STOCK_LIMIT, MAIL_NOT_SET_UP, and with NOT_FOUND for a part that is not sold. */
  requestBackInStock: Array<Scalars['ID']['output']>;
  /** Requests a return of units of the caller's own shipped order. The customer should not ship anything until an admin accepts. Repeating it while the request is unanswered has no further effect. For another customer's order, an admin can open a return at any time for received units: it is accepted immediately. Refused with ORDER_NOT_SHIPPED, RETURN_TOO_LATE, RETURN_UNITS, or RETURN_STATE while another request with the same reason is unanswered. */
  requestReturn: Return;
  /** Performs the action of a case. Repeating it has no further effect. Refused with CASE_CHANGED if its action has changed. */
  resolvePaymentCase: PaymentCase;
  /** Brings units in, or writes them off when `quantity` is negative. The reason goes to the ledger. */
  restockPart: Part;
  /** Revokes admin rights. The last admin is refused with LAST_ADMIN. */
  revokeAdmin: User;
  /** Adds a job, or changes it as a whole. Returns it without a car. */
  saveJob: Job;
  /** Saves a part that should not be in the shop yet. */
  savePartDraft: PartDraft;
  /** Adds cars at the front of the caller's garage. One that is already there gets the new answers, and its engine if that was not known. Refused with GARAGE_FULL if there is no room for all, with UNKNOWN_CAR if the shop does not know one; then none was added. */
  saveToGarage: SavedToGarage;
  /** Sends a message to the shop. A message about an order requires its customer to be signed in. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Adds a part to the caller's cart or sets its quantity. Returns the cart. Refused with CART_FULL, and with NOT_FOUND for a part that is not sold. */
  setCartLine: Array<CartLine>;
  /** Sets the address of the caller's own order until it is shipped, for orders placed without one. Refused with ORDER_ALREADY_SHIPPED. */
  setDelivery: Order;
  /** Says whether the part in the caller's own order fit; the last answer counts. Refused with PART_NOT_RECEIVED before it is shipped. */
  setFitAnswer: Order;
  /** Says whether a part fits any car, and whether its list is complete. */
  setFitmentFlags: Part;
  /** Sets the encoding of a file that is not UTF-8 and validates it. Nothing is saved until it is applied. */
  setImportRecipe: Import;
  /** Sets the address that the customer provided for orders without one: for all of them or none. Refused with ORDER_ALREADY_SHIPPED, and with CONFLICT if one of them has an address already. */
  setOrderAddress: Array<Order>;
  /** Sets all numbers of a part except the maker's own. */
  setPartNumbers: Part;
  /** Sets all specifications of a part. */
  setPartSpecifications: Part;
  /** Puts a case on hold with a note. Repeating it has no further effect. Refused with CASE_CHANGED once it is closed, or if its note has changed. */
  setPaymentCaseWaiting: PaymentCase;
  /** Marks a paid order as shipped in a separate parcel, even with a `paymentIssue`. Repeating it has no further effect. Refused with ORDER_NOT_PAID or ORDER_REFUNDED. */
  shipOrder: Order;
  /** Ships the paid orders without a `paymentIssue`, in a parcel for each customer and address. Orders whose address differs from their parcel's are skipped; shipped orders stay as they are. Returns the parcels: an order that is in none of them was not shipped. Refused with BAD_INPUT when several parcels have the same tracking number, and with ORDER_ALREADY_SHIPPED when a shipped order has another carrier or tracking number: nothing is shipped then. */
  shipOrders: Array<Parcel>;
  /** Exchanges a Firebase ID token for our access token and stores the account. Public: the ID token is the proof. */
  signIn: AccessToken;
  /** Ends all of the caller's sessions, including this one: every device must log in again. */
  signOutEverywhere: Scalars['Boolean']['output'];
  /** Reverts a bulk change within ten minutes; repeating it has no further effect. Prices changed since then are kept, and units no longer in stock are not removed; the lines name both. Refused with CONFLICT later. */
  undoBulkChange: BulkChange;
  /** Undoes an import within 30 days after it was applied; if its rows were changed since, `problem` says why it was not undone. */
  undoImport: Import;
  /** Undoes a shipment within 10 seconds of shipOrder (a little longer for a slow connection); repeating it has no further effect. Refused with SHIPMENT_FINAL later. */
  undoShipOrder: Order;
  /** The same for several orders: all of them or none. Refused with SHIPMENT_FINAL. */
  undoShipOrders: Array<Order>;
  /** Changes the fields of a part that the input contains. */
  updatePart: Part;
  /** Stores the caller's profile. */
  updateProfile: User;
  /** Withdraws the caller's own return, unless units have been received. Repeating it has no further effect. Refused with RETURN_STATE. */
  withdrawReturn: Return;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationAcceptReturnArgs = {
  id: Scalars['ID']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationAddCustomerNoteArgs = {
  customerId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationAddFitmentArgs = {
  input: FitmentInput;
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationAddOrderNoteArgs = {
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationAddPartArgs = {
  draftId?: InputMaybe<Scalars['ID']['input']>;
  expectedSavedAt?: InputMaybe<Scalars['DateTime']['input']>;
  input: AddPartInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationAnswerContactMessageArgs = {
  expectedAnswers?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationApplyBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationApplyImportArgs = {
  digest: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationCancelBackInStockArgs = {
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationChangeFitmentArgs = {
  id: Scalars['ID']['input'];
  input: FitmentInput;
  revision: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationConfirmPaymentArgs = {
  orderId: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationConfirmPaymentsArgs = {
  orderIds: Array<Scalars['ID']['input']>;
  transactionId: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationCorrectParcelArgs = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationCreatePaymentIntentArgs = {
  acceptedTotal?: InputMaybe<Scalars['Money']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationDeclineReturnArgs = {
  id: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationDeleteAccountArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationDeleteMyAccountArgs = {
  email: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationDeleteOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationDisableAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationDiscardImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationEnableAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationMakeAdminArgs = {
  email: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationMarkContactMessageArgs = {
  id: Scalars['ID']['input'];
  state: MessageState;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationMergeCartArgs = {
  lines: Array<CartLineInput>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationPlaceOrdersArgs = {
  input: PlaceOrdersInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationPostReviewArgs = {
  input: PostReviewInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationPrepareBulkChangeArgs = {
  filter?: InputMaybe<PartFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  rule: BulkChangeRuleInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationReceiveReturnArgs = {
  expectedUnits?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  shelved: Scalars['Int']['input'];
  writtenOff: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRecheckImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRefundOrderArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRefundReturnArgs = {
  amount?: InputMaybe<Scalars['Money']['input']>;
  deduction?: InputMaybe<Scalars['String']['input']>;
  expectedUnits?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveContactMessageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveCustomerNoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveFitmentArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveFromGarageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveJobArgs = {
  key: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveOrderNoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemovePartArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemovePartDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRemoveReviewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRequestBackInStockArgs = {
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRequestReturnArgs = {
  orderId: Scalars['ID']['input'];
  reason: ReturnReason;
  text?: InputMaybe<Scalars['String']['input']>;
  units: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationResolvePaymentCaseArgs = {
  action: PaymentCaseAction;
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRestockPartArgs = {
  id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationRevokeAdminArgs = {
  email: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSaveJobArgs = {
  input: JobInput;
  key: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSavePartDraftArgs = {
  expectedSavedAt?: InputMaybe<Scalars['DateTime']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PartDraftInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSaveToGarageArgs = {
  cars: Array<GarageCarInput>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetCartLineArgs = {
  partId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetDeliveryArgs = {
  address: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  phone: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetFitAnswerArgs = {
  fitted: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetFitmentFlagsArgs = {
  fitmentComplete?: InputMaybe<Scalars['Boolean']['input']>;
  partId: Scalars['ID']['input'];
  universal?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetImportRecipeArgs = {
  id: Scalars['ID']['input'];
  recipe: ImportRecipeInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetOrderAddressArgs = {
  address: Scalars['String']['input'];
  orderIds: Array<Scalars['ID']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetPartNumbersArgs = {
  expected: Array<PartNumberInput>;
  numbers: Array<PartNumberInput>;
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetPartSpecificationsArgs = {
  expected: Array<PartSpecificationInput>;
  partId: Scalars['ID']['input'];
  specifications: Array<PartSpecificationInput>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSetPaymentCaseWaitingArgs = {
  expectedNote?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationShipOrderArgs = {
  expectedAddress?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationShipOrdersArgs = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  parcels?: InputMaybe<Array<ParcelInput>>;
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationSignInArgs = {
  idToken: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationUndoBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationUndoShipOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationUndoShipOrdersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationUpdatePartArgs = {
  expected?: InputMaybe<UpdatePartInput>;
  id: Scalars['ID']['input'];
  input: UpdatePartInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done; one a request. Without `@auth` everyone may. */
export type MutationWithdrawReturnArgs = {
  id: Scalars['ID']['input'];
};

/** A part that has some words of a search. */
export type NearestPart = {
  /** The part. */
  part: Part;
  /** In words: `Has “turbo”, not “hose”`. */
  reason: Scalars['String']['output'];
};

/** A question, and how many parts wait for its answer. */
export type OpenQuestion = {
  /** How many parts of the search depend on it. */
  parts: Scalars['Int']['output'];
  /** The question. */
  question: FitmentQuestion;
};

/** An order of one part. Prices are those from when it was placed. */
export type Order = {
  /** Where to send it; null in orders of clients that do not ask. */
  address: Maybe<Scalars['String']['output']>;
  /** Whether the order is the caller's, paid, and neither shipped nor refunded. cancelOrder may still be refused, as during a dispute. */
  cancellable: Scalars['Boolean']['output'];
  /** When its customer canceled it after it was paid; null otherwise. `refundedAt` is set as well. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** The card that paid it, as shown on receipts. Null until it is paid, and for payments from before this was recorded. */
  card: Maybe<PaymentCard>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the customer's account. */
  customerId: Scalars['ID']['output'];
  /** Whether the customer's bank is reviewing a dispute; the order can't be refunded until it decides. */
  disputed: Scalars['Boolean']['output'];
  /** The customer's email address. */
  email: Scalars['String']['output'];
  /** Whether the part fits the car it was ordered for, at time of order. Null if no car was selected. */
  fitReceipt: Maybe<FitReceipt>;
  /** What its customer answered to "Did it fit?"; null: nothing yet. */
  fitted: Maybe<Scalars['Boolean']['output']>;
  /** When the hold on the units expires; null once paid. Paying for an expired order renews the hold if the units are in stock. */
  holdExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** The customer's name. */
  name: Scalars['String']['output'];
  /** A short, readable number, such as "7F3A-91C2". */
  number: Scalars['String']['output'];
  /** Whether it is paid and has not been refunded since. */
  paid: Scalars['Boolean']['output'];
  /** When it was paid; null until then. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** The other orders that were paid by the same payment, by their ids. Empty until it is paid, and when it was paid alone. */
  paidWith: Array<Order>;
  /** The parcel it shipped in; null until shipped, and for orders from before parcels were recorded. */
  parcel: Maybe<Parcel>;
  /** The ordered part's current data; null once it is no longer sold. */
  part: Maybe<Part>;
  /** The open payment case because of which shipOrders skips the order; null if there is none. */
  paymentIssue: Maybe<PaymentIssue>;
  /** Phone number for the delivery; null in orders of clients that do not ask. */
  phone: Maybe<Scalars['String']['output']>;
  /** The total: unit price times quantity. */
  price: Scalars['Money']['output'];
  /** The part's name when the order was placed. */
  product: Scalars['String']['output'];
  /** What it was ordered with: the purchase that it belongs to. */
  purchase: Purchase;
  /** The quantity. */
  quantity: Scalars['Int']['output'];
  /** The state of this order's refund; null if there is none. */
  refundState: Maybe<RefundState>;
  /** The amount refunded or being refunded, by a refund, a cancellation or returns. */
  refundedAmount: Scalars['Money']['output'];
  /** When it was refunded or canceled before shipping; null otherwise. */
  refundedAt: Maybe<Scalars['DateTime']['output']>;
  /** The return that the customer can request. Null if the order has not shipped, the return window has ended, or all of its units are in returns. */
  returnOffer: Maybe<ReturnOffer>;
  /** When the return window ends: the end of a day, 12 hours behind UTC. Null until the order ships. */
  returnUntil: Maybe<Scalars['DateTime']['output']>;
  /** Returns of the order, oldest first. */
  returns: Array<Return>;
  /** For admins: when undoShipOrder stops being available. Null until shipped, and for customers. */
  shipUndoUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is shipped. */
  shipped: Scalars['Boolean']['output'];
  /** When it was shipped; null until then. */
  shippedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its state, derived from its timestamps. */
  status: OrderStatus;
  /** The history of the order, oldest first. */
  timeline: Array<OrderEvent>;
  /** The payment provider's id of the payment that paid it; null until then. */
  transactionId: Maybe<Scalars['String']['output']>;
  /** Price per unit when the order was placed. */
  unitPrice: Scalars['Money']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  /** Counts by state for the same search and day, regardless of the state filter. */
  counts: OrderCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Order>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when a search finds more than 1,000 orders: the newest of them are listed and counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** The number of orders in each state. */
export type OrderCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Paid, and canceled by its customer before it was shipped. */
  cancelled: Scalars['Int']['output'];
  /** False when a search finds more than 1,000 orders: then these are counts of the newest 1,000. */
  isExact: Scalars['Boolean']['output'];
  /** Paid, not yet shipped. */
  pending: Scalars['Int']['output'];
  /** Paid, and refunded instead of shipped. */
  refunded: Scalars['Int']['output'];
  /** Shipped, fully returned and refunded. */
  returned: Scalars['Int']['output'];
  /** Paid and shipped. */
  shipped: Scalars['Int']['output'];
  /** Not paid. */
  unpaid: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type OrderEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Order;
};

/** An event in the history of an order. */
export type OrderEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Email address of the user who did it; customers see only their own. Null for automatic events. */
  by: Maybe<Scalars['String']['output']>;
  /** What happened. */
  kind: OrderEventKind;
};

/** The kind of event in an order's history. */
export type OrderEventKind =
  /** The customer canceled the paid order, which is refunded. */
  | 'CANCELLED'
  /** The unpaid order was deleted. */
  | 'DELETED'
  /** The hold expired; the units were released. */
  | 'HOLD_EXPIRED'
  /** The units were put on hold again. */
  | 'HOLD_RETAKEN'
  /** The order was paid. */
  | 'PAID'
  /** The order was placed and its units were held. */
  | 'PLACED'
  /** That payment was refunded. */
  | 'REFUNDED'
  /** A payment arrived, but the order could no longer be fulfilled. */
  | 'REFUND_DUE'
  /** An admin canceled the paid order, which is refunded. */
  | 'REFUND_STARTED'
  /** The customer accepted the new price of an order whose hold had expired. */
  | 'REPRICED'
  /** An admin accepted a return. */
  | 'RETURN_ACCEPTED'
  /** An admin declined a return. */
  | 'RETURN_DECLINED'
  /** The refund of a return was issued. */
  | 'RETURN_PAID_BACK'
  /** Returned units arrived. */
  | 'RETURN_RECEIVED'
  /** An admin refunded a return, or closed it without a refund. */
  | 'RETURN_REFUNDED'
  /** Its customer requested a return, or an admin opened one for received units. */
  | 'RETURN_REQUESTED'
  /** The customer withdrew a return. */
  | 'RETURN_WITHDRAWN'
  /** The order was shipped. */
  | 'SHIPPED'
  /** The shipment was undone: it had been marked by mistake. */
  | 'SHIP_UNDONE';

/** Filters orders; all conditions must match. */
export type OrderFilter = {
  /** Only orders that were paid on this day, in the time zone of the shop: an ISO 8601 date, such as "2026-11-21". */
  paidOn?: InputMaybe<Scalars['String']['input']>;
  /** Words from product, customer's name, email, address, phone or the payment's id, or a part of the order's number; number and phone also as the whole search, in any punctuation. If more than 1,000 orders match, the newest are listed. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Orders in this state. */
  status?: InputMaybe<OrderStatus>;
};

/** The car that a part is ordered for. */
export type OrderFitInput = {
  /** The answers given so far. */
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  /** The car. An unknown car is recorded with the order and does not block it. */
  vehicle: VehicleInput;
};

/** One part and its quantity. */
export type OrderLineInput = {
  /** The unit price shown to the customer. If it has changed, the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The customer's car. The order stores the fit check as its `fitReceipt`; nothing else depends on it. */
  fit?: InputMaybe<OrderFitInput>;
  /** Id of the part. */
  partId: Scalars['ID']['input'];
  /** Between the part's minimum order quantity and available quantity. */
  quantity: Scalars['Int']['input'];
};

/** A note on an order, for admins only. */
export type OrderNote = {
  /** Email address of its author; null once the account is deleted. */
  by: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the note. */
  id: Scalars['ID']['output'];
  /** The note, as plain text. */
  text: Scalars['String']['output'];
};

/** The sort order of orders. */
export type OrderSort =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** By the part's name, from A. */
  | 'PRODUCT_ASC'
  /** By the part's name, from Z. */
  | 'PRODUCT_DESC'
  /** By state: unpaid, pending, shipped, refunded, cancelled, returned. */
  | 'STATUS_ASC'
  /** By state: returned, cancelled, refunded, shipped, pending, unpaid. */
  | 'STATUS_DESC'
  /** The smallest total first. */
  | 'TOTAL_ASC'
  /** The largest total first. */
  | 'TOTAL_DESC';

/** The state of an order. */
export type OrderStatus =
  /** Paid, and canceled by its customer before it was shipped. */
  | 'CANCELLED'
  /** Paid, not yet shipped. */
  | 'PENDING'
  /** Paid, and refunded instead of shipped. */
  | 'REFUNDED'
  /** Shipped, fully returned and refunded. */
  | 'RETURNED'
  /** Paid and shipped. */
  | 'SHIPPED'
  /** Not paid. */
  | 'UNPAID';

/** The car that an order was placed for, at time of order. */
export type OrderedCar = {
  /** What was known about its engine; null: nothing. */
  engine: Maybe<Engine>;
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** The model name. */
  model: Scalars['String']['output'];
  /** Its model year. */
  year: Scalars['Int']['output'];
};

/** Key figures of the shop, for admins. */
export type Overview = {
  /** One entry per day, oldest first, today last; including days without orders. */
  days: Array<SalesDay>;
  /** Parts below ten units or below three minimum orders. */
  lowStock: Scalars['Int']['output'];
  /** The five parts with the lowest stock. */
  lowStockParts: Array<Part>;
  /** The five newest accounts. */
  newestCustomers: Array<User>;
  /** When the oldest order to ship was paid; null if there is none. */
  oldestToShipAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of open payment cases. */
  paymentCases: PaymentCaseCounts;
  /** Total paid today in the shop's time zone, less refunds. */
  salesToday: Scalars['Money']['output'];
  /** Parts with less stock than their minimum order; also counted in `lowStock`. */
  soldOut: Scalars['Int']['output'];
  /** Paid orders to be shipped. */
  toShip: Scalars['Int']['output'];
  /** Unpaid orders. */
  unpaid: Scalars['Int']['output'];
  /** The total of the unpaid orders. */
  unpaidTotal: Scalars['Money']['output'];
};

/** Relay's page information. */
export type PageInfo = {
  /** Cursor of the last item, for `after`; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items come before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A parcel for orders of one customer to one address. */
export type Parcel = {
  /** The carrier; null when none was named. */
  carrier: Maybe<Scalars['String']['output']>;
  /** Id of the parcel. */
  id: Scalars['ID']['output'];
  /** Its orders. */
  orders: Array<Order>;
  /** When it was marked as shipped. */
  shippedAt: Scalars['DateTime']['output'];
  /** The tracking number; null when it has none. */
  trackingNumber: Maybe<Scalars['String']['output']>;
  /** The tracking link; null without a number, and for carriers that are not in `carriers`. */
  trackingUrl: Maybe<Scalars['String']['output']>;
};

/** A page of shipped parcels. */
export type ParcelConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ParcelEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Parcel>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ParcelEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Parcel;
};

/** Orders that ship together, and their tracking details. */
export type ParcelInput = {
  /** Name of a carrier from `carriers` or any other; only carriers in the list have tracking links. Null for none. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** The address on the packing slip: orders whose address has changed are skipped. Null accepts any address. */
  expectedAddress?: InputMaybe<Scalars['String']['input']>;
  /** Ids of paid orders of one customer to one address. */
  orderIds: Array<Scalars['ID']['input']>;
  /** The tracking number; spaces and hyphens are ignored. Requires `carrier`. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A parcel to ship: unshipped paid orders of one customer to one address. */
export type ParcelToShip = {
  /** Id of its earliest-paid order. */
  id: Scalars['ID']['output'];
  /** Admin notes on its orders, in the sequence of the orders. */
  notes: Array<OrderNote>;
  /** Its orders, earliest payment first; at most 200, as for shipOrders. */
  orders: Array<Order>;
};

/** A page of parcels to ship. */
export type ParcelsToShip = {
  /** The parcels of this page, earliest payment first. */
  nodes: Array<ParcelToShip>;
  /** When the earliest-paid order was paid; null if there is none. */
  oldestPaidAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of orders in them. */
  orderCount: Scalars['Int']['output'];
  /** The number of parcels on all pages. */
  totalCount: Scalars['Int']['output'];
  /** False if more than 1,000 orders are waiting; the earliest paid are listed and counted. */
  totalIsExact: Scalars['Boolean']['output'];
  /** The number of parcels without an address. */
  unaddressedCount: Scalars['Int']['output'];
  /** The number of parcels, with or without an address. */
  waitingCount: Scalars['Int']['output'];
};

/** A part that the shop sells. */
export type Part = {
  /** Units that can be promised now. */
  availableQuantity: Scalars['Int']['output'];
  /** Who makes it, if known. */
  brand: Maybe<Scalars['String']['output']>;
  /** Its category, if it has one. */
  category: Maybe<Category>;
  /** When it was added to the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** The description, as plain text; may be empty. */
  description: Scalars['String']['output'];
  /** The longer text on its page, in paragraphs, as plain text; may be empty. */
  details: Scalars['String']['output'];
  /** What customers who received it answered to "Did it fit?". */
  fitAnswers: FitAnswerCounts;
  /** Whether it fits a car, and why. Null without a car. Refused with UNKNOWN_CAR when the shop does not know it. */
  fitment: Maybe<FitmentVerdict>;
  /** The list of cars is exhaustive: a car that is not in `fitments` does not fit. */
  fitmentComplete: Scalars['Boolean']['output'];
  /** The list of cars, by make, model and years; `fitmentComplete` says whether it is exhaustive. */
  fitments: FitmentConnection;
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** Link of the picture: absolute, or a path of this shop. */
  image: Maybe<Scalars['String']['output']>;
  /** What each of `images` shows, for people who cannot see it; empty if not described. */
  imageAlts: Array<Scalars['String']['output']>;
  /** Links of all its pictures, `image` first; empty without one. */
  images: Array<Scalars['String']['output']>;
  /** The jobs that need a part of its type, without a car. */
  jobs: Array<Job>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** All its numbers: the maker's own first, then by kind. */
  numbers: Array<PartNumber>;
  /** Minimum order quantity. */
  orderQuantity: Scalars['Int']['output'];
  /** The maker's number. */
  partNumber: Maybe<Scalars['String']['output']>;
  /** Price per item. */
  price: Scalars['Money']['output'];
  /** Reviews by people who received it, newest first; only those with a rating or text. */
  reviews: PartReviewConnection;
  /** Its specifications, in the order of its table. */
  specifications: Array<PartSpecification>;
  /** Its type, if given: jobs ask for it, and searches find it by its synonyms. */
  type: Maybe<PartType>;
  /** Fits any car, except those that a line of `fitments` excludes. */
  universal: Scalars['Boolean']['output'];
  /** Email of the person who added the part; masked for everyone but admins. */
  user: Scalars['String']['output'];
};


/** A part that the shop sells. */
export type PartFitmentArgs = {
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  vehicle?: InputMaybe<VehicleInput>;
};


/** A part that the shop sells. */
export type PartFitmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  make?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A part that the shop sells. */
export type PartReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of the catalogue. */
export type PartConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<PartEdge>;
  /** Counts over the same search, for building filter controls. */
  facets: PartFacets;
  /** How many parts of the same search fit the car, whichever of them are listed. Null without a car. */
  fitCounts: Maybe<PartFitCounts>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Part>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** How the search was understood, and why parts were found. Null without a search. */
  search: Maybe<PartSearch>;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when the list is longer than `totalCount` says: with a search or a price, no more than 1000 parts are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A part that is not in the shop yet. */
export type PartDraft = {
  /** Units that come in when it is published. */
  availableQuantity: Maybe<Scalars['Int']['output']>;
  /** Who makes it. */
  brand: Maybe<Scalars['String']['output']>;
  /** Its category. */
  category: Maybe<Category>;
  /** The description; may be empty. */
  description: Scalars['String']['output'];
  /** The longer text on its page; may be empty. */
  details: Scalars['String']['output'];
  /** Id of the draft, and of the part it becomes. */
  id: Scalars['ID']['output'];
  /** Link of the picture. */
  image: Maybe<Scalars['String']['output']>;
  /** What its pictures show, in their order, for people who cannot see them. */
  imageAlts: Array<Scalars['String']['output']>;
  /** Links of further pictures. */
  moreImages: Array<Scalars['String']['output']>;
  /** Its name; may be empty. */
  name: Scalars['String']['output'];
  /** Minimum order quantity. */
  orderQuantity: Maybe<Scalars['Int']['output']>;
  /** The maker's number. */
  partNumber: Maybe<Scalars['String']['output']>;
  /** Price per item. */
  price: Maybe<Scalars['Money']['output']>;
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
  /** Email of the admin who saved it last. */
  savedBy: Scalars['String']['output'];
  /** Its type, as jobs ask for it. */
  type: Maybe<PartType>;
};

/** A part as far as it is known. Fields left out are empty: a draft is saved as a whole. */
export type PartDraftInput = {
  /** Units that come in when it is published. */
  availableQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Who makes it. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its category. */
  category?: InputMaybe<Category>;
  /** The description, as plain text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The longer text on its page, as plain text; an empty line separates paragraphs. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Link of a picture, http or https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts. */
  imageAlts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Links of further pictures, shown after `image`, without which there are none; each once. */
  moreImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Minimum order quantity. */
  orderQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The maker's number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Price per item. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Its type, as jobs ask for it. */
  type?: InputMaybe<PartType>;
};

/** An item of a list and its place in it. */
export type PartEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Part;
};

/** How many parts each choice would show, counted without that choice itself. */
export type PartFacets = {
  /** Counts of the brands. */
  brands: Array<BrandCount>;
  /** Counts of the categories. */
  categories: Array<CategoryCount>;
  /** False when a search or a price finds more than 1000 parts: then only the newest are counted. */
  isExact: Scalars['Boolean']['output'];
};

/** Narrows the catalogue; all given conditions must hold. */
export type PartFilter = {
  /** Only what `search` finds as typed: no other spelling, no car. */
  asTyped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Parts of any of these brands, written as `facets` writes them. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Parts of any of these categories. */
  categories?: InputMaybe<Array<Category>>;
  /** Only parts with at least the minimum order in stock. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only low-stock parts: fewer than ten units, or fewer than three minimum orders. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Highest price per item. */
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Lowest price per item. */
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Words, a part number in any punctuation, a car in words or a VIN; only the first six words count. `search` of the answer says what was understood. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it. */
  vehicle?: InputMaybe<VehicleFilter>;
};

/** How many parts of a search have which verdict on a car: each at most 1000; `isExact` says whether one stops there. */
export type PartFitCounts = {
  /** All of them, including those that do not fit. */
  all: Scalars['Int']['output'];
  /** Those that fit. */
  fits: Scalars['Int']['output'];
  /** Those that depend on an answer. */
  fitsIf: Scalars['Int']['output'];
  /** False when there are more than 1000 with one of the verdicts, so that its count says 1000. */
  isExact: Scalars['Boolean']['output'];
  /** What to ask first: the question that most of them wait for. Null if none does. */
  openQuestion: Maybe<OpenQuestion>;
  /** Those about which nothing is known. */
  unknown: Scalars['Int']['output'];
};

/** A number of a part. */
export type PartNumber = {
  /** What number it is. */
  kind: PartNumberKind;
  /** Whose number it is, if that is known. */
  maker: Maybe<Scalars['String']['output']>;
  /** The number as it is printed. */
  number: Scalars['String']['output'];
};

/** A number that another maker gives a part. */
export type PartNumberInput = {
  /** What number it is; `MAKER` is `partNumber` of the part. */
  kind: PartNumberKind;
  /** Whose number it is, if that is known. */
  maker?: InputMaybe<Scalars['String']['input']>;
  /** The number as it is printed. */
  number: Scalars['String']['input'];
};

/** Whose number it is, and how it relates to the part. */
export type PartNumberKind =
  /** Another maker's number for a part that can be used instead. */
  | 'INTERCHANGE'
  /** The maker's own number, as `partNumber` has it. */
  | 'MAKER'
  /** The car maker's number for the original part. */
  | 'OE'
  /** The maker's number for the part that replaced this one. */
  | 'REPLACED_BY'
  /** The maker's number for the part that this one replaces. */
  | 'REPLACES';

/** A page of reviews by people who received a part. */
export type PartReviewConnection = {
  /** Average rating, to one decimal; null without ratings. */
  averageRating: Maybe<Scalars['Float']['output']>;
  /** The items of this page, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Review>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How a search was understood. */
export type PartSearch = {
  /** The cars it names, likelier first; for a VIN those it may be. Empty if `PartFilter.vehicle` may be one of them. With a different car there, a search for nothing but these lists nothing until the car is chosen. */
  cars: Array<UnderstoodCar>;
  /** The category it names, to which the list is narrowed. */
  category: Maybe<Category>;
  /** The likely spelling, whose parts are listed, if the typed one finds none; `asTyped` searches for that alone. */
  didYouMean: Maybe<Scalars['String']['output']>;
  /** The one part with exactly this number, its own or that of another maker. */
  exactPart: Maybe<Part>;
  /** The jobs that it names, without a car; the car it names is in `cars`. */
  jobs: Array<Job>;
  /** Texts that were looked for in names, to be marked there; those of less than 4 signs only where a word or a number begins. */
  marks: Array<Scalars['String']['output']>;
  /** Why each part of this page was found, in the order of the page. */
  matches: Array<SearchMatch>;
  /** The highest price that it names ("under 50", "$20"), to which the list is narrowed. */
  maxPrice: Maybe<Scalars['Money']['output']>;
  /** The lowest price that it names ("over 100"), to which the list is narrowed. */
  minPrice: Maybe<Scalars['Money']['output']>;
  /** Up to six parts with most of the words; empty when the search finds parts. */
  nearest: Array<NearestPart>;
  /** What was searched for in names and numbers; null when the search is only a car or a category. */
  understoodAs: Maybe<Scalars['String']['output']>;
  /** What holds for all of `verdicts`: FITS when all fit, FITS_IF when all fit or may. Null otherwise: then nothing may be promised about the list. */
  verdictOfAll: Maybe<Verdict>;
  /** Whether each part of this page fits the car that the search names, in the order of the page; empty if it names none, and with `PartFilter.vehicle`. */
  verdicts: Array<SearchVerdict>;
  /** What each word finds alone; empty when the search finds parts. */
  words: Array<SearchTerm>;
};

/** The sort order of the catalogue. */
export type PartSort =
  /** By verdict on the car in the filter: parts that fit, may fit, have no data, do not fit; newest first within each. Without a car, like `NEWEST`. */
  | 'BEST_FIT'
  /** Maker's numbers that begin with the search, then the newest 1000 of the others: for the car that the search names first, then the most relevant, then the most sold. */
  | 'BEST_MATCH'
  /** By name, from A; with a search, only the newest 1000 found. */
  | 'NAME_ASC'
  /** By name, from Z; with a search, only the newest 1000 found. */
  | 'NAME_DESC'
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The most expensive first. */
  | 'PRICE_DESC';

/** One fact about a part: a number with its unit, or a text. */
export type PartSpecification = {
  /** What it is about: `Diameter`. */
  name: Scalars['String']['output'];
  /** The number; null when it is a text. */
  number: Maybe<Scalars['Float']['output']>;
  /** The text; null when it is a number. */
  text: Maybe<Scalars['String']['output']>;
  /** The unit of the number, if it has one: `mm`. */
  unit: Maybe<Scalars['String']['output']>;
};

/** One fact about a part: either a number, with or without a unit, or a text. */
export type PartSpecificationInput = {
  /** What it is about: `Diameter`. */
  name: Scalars['String']['input'];
  /** The number, with at most four decimals. */
  number?: InputMaybe<Scalars['Float']['input']>;
  /** The text. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The unit of the number. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** What a part is, as jobs ask for it. */
export type PartType =
  /** Engine air filter. */
  | 'AIR_FILTER'
  /** Alloy wheel. */
  | 'ALLOY_WHEEL'
  /** Alternator. */
  | 'ALTERNATOR'
  /** Ball joint. */
  | 'BALL_JOINT'
  /** Starter battery. */
  | 'BATTERY'
  /** Brake fluid. */
  | 'BRAKE_FLUID'
  /** Cabin filter. */
  | 'CABIN_FILTER'
  /** Camshaft. */
  | 'CAMSHAFT'
  /** Catalytic converter. */
  | 'CATALYTIC_CONVERTER'
  /** Clutch disc. */
  | 'CLUTCH_DISC'
  /** Clutch kit. */
  | 'CLUTCH_KIT'
  /** Coil-over. */
  | 'COIL_OVER'
  /** Control arm. */
  | 'CONTROL_ARM'
  /** Coolant. */
  | 'COOLANT'
  /** CV axle. */
  | 'CV_AXLE'
  /** Drive belt. */
  | 'DRIVE_BELT'
  /** Engine mount. */
  | 'ENGINE_MOUNT'
  /** Engine valve. */
  | 'ENGINE_VALVE'
  /** Exhaust tip. */
  | 'EXHAUST_TIP'
  /** Floor mats. */
  | 'FLOOR_MATS'
  /** Front brake caliper. */
  | 'FRONT_BRAKE_CALIPER'
  /** Front brake disc. */
  | 'FRONT_BRAKE_DISC'
  /** Front brake hose. */
  | 'FRONT_BRAKE_HOSE'
  /** Front brake pads. */
  | 'FRONT_BRAKE_PADS'
  /** Front strut. */
  | 'FRONT_STRUT'
  /** Fuel filter. */
  | 'FUEL_FILTER'
  /** Fuel pump. */
  | 'FUEL_PUMP'
  /** Transmission oil. */
  | 'GEARBOX_OIL'
  /** Headlight. */
  | 'HEADLAMP'
  /** Headlight bulb. */
  | 'HEADLAMP_BULB'
  /** Head gasket. */
  | 'HEAD_GASKET'
  /** Ignition coil. */
  | 'IGNITION_COIL'
  /** Lambda sensor. */
  | 'LAMBDA_SENSOR'
  /** Lowering spring. */
  | 'LOWERING_SPRING'
  /** Lug nuts. */
  | 'LUG_NUTS'
  /** Mirror. */
  | 'MIRROR'
  /** Motor oil. */
  | 'MOTOR_OIL'
  /** Oil filter. */
  | 'OIL_FILTER'
  /** Parking brake cable. */
  | 'PARKING_BRAKE_CABLE'
  /** Piston. */
  | 'PISTON'
  /** Engine radiator. */
  | 'RADIATOR'
  /** Rear brake caliper. */
  | 'REAR_BRAKE_CALIPER'
  /** Rear brake disc. */
  | 'REAR_BRAKE_DISC'
  /** Rear brake drums. */
  | 'REAR_BRAKE_DRUMS'
  /** Rear brake hose. */
  | 'REAR_BRAKE_HOSE'
  /** Rear brake pads. */
  | 'REAR_BRAKE_PADS'
  /** Rear shock absorber. */
  | 'REAR_SHOCK_ABSORBER'
  /** Muffler. */
  | 'SILENCER'
  /** Spark plug. */
  | 'SPARK_PLUG'
  /** Stabilizer link. */
  | 'STABILISER_LINK'
  /** Starter motor. */
  | 'STARTER_MOTOR'
  /** Tail lamp. */
  | 'TAIL_LAMP'
  /** Thermostat. */
  | 'THERMOSTAT'
  /** Tie-rod end. */
  | 'TIE_ROD_END'
  /** Timing belt kit. */
  | 'TIMING_BELT_KIT'
  /** Turbocharger. */
  | 'TURBOCHARGER'
  /** Tire. */
  | 'TYRE'
  /** Water pump. */
  | 'WATER_PUMP'
  /** Brake wear sensor. */
  | 'WEAR_SENSOR'
  /** Wheel hub. */
  | 'WHEEL_HUB'
  /** Wiper blades. */
  | 'WIPER_BLADES';

/** A part type and its name. */
export type PartTypeNames = {
  /** The category where its parts usually are. */
  category: Category;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The type. */
  type: PartType;
};

/** A card as shown on receipts. The full number is never stored. */
export type PaymentCard = {
  /** The payment provider's code for its brand, such as `visa`. */
  brand: Scalars['String']['output'];
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** A problem with a payment or email, for an admin to resolve. */
export type PaymentCase = {
  /** The action that resolves the case; null once it is closed. */
  action: Maybe<PaymentCaseAction>;
  /** The amount it is about. */
  amount: Maybe<Scalars['Money']['output']>;
  /** When it was closed; null until then. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the admin who closed it; null while open, and if it was closed automatically. */
  closedBy: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of the currency, in lower case. */
  currency: Maybe<Scalars['String']['output']>;
  /** The customer's name; null if there is no order. */
  customer: Maybe<Scalars['String']['output']>;
  /** A description of the problem; Stripe's own if provided. */
  detail: Scalars['String']['output'];
  /** The history of the case and its order, oldest first. */
  history: Array<AuditEntry>;
  /** Id of the case. */
  id: Scalars['ID']['output'];
  /** The kind of problem. */
  kind: PaymentCaseKind;
  /** The admin's note. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** Id of the order, if there is one; it may be deleted. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Short number of the order, such as "7F3A-91C2". */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** For a refund issued in Stripe of a payment for several orders: the orders it may have been for, excluding fully refunded ones. ACKNOWLEDGE cancels the selected orders that are unshipped. Otherwise empty. */
  orders: Array<Order>;
  /** How it ended; null until then. */
  resolution: Maybe<PaymentCaseResolution>;
  /** Its state. */
  state: PaymentCaseState;
  /** The provider's id of the payment, `pi_…`. */
  transactionId: Maybe<Scalars['String']['output']>;
};

/** The action that resolves a case. Repeating it has no further effect. */
export type PaymentCaseAction =
  /** Mark as resolved. Moves no money. */
  | 'ACKNOWLEDGE'
  /** Check its state with Stripe. */
  | 'CHECK_AGAIN'
  /** Mark the order as refunded: its units are returned to stock. */
  | 'CLOSE_ORDER'
  /** Mark as refunded by another method; needs a note. Moves no money. */
  | 'MARK_REFUNDED'
  /** Refund the payment through Stripe. */
  | 'REFUND';

/** A page of payment cases. */
export type PaymentCaseConnection = {
  /** Counts by state for the same search, regardless of the state filter. */
  counts: PaymentCaseCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<PaymentCaseEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<PaymentCase>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The number of cases in each state. */
export type PaymentCaseCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Closed cases. */
  closed: Scalars['Int']['output'];
  /** The total amount of the open cases in the shop's currency; each payment counts once. */
  inQuestion: Scalars['Money']['output'];
  /** Open cases. */
  open: Scalars['Int']['output'];
  /** Cases on hold. */
  waiting: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type PaymentCaseEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PaymentCase;
};

/** The problem with a payment, or an email that was not sent. */
export type PaymentCaseKind =
  /** The bank reversed the payment. */
  | 'CHARGEBACK'
  /** The customer disputed the payment. */
  | 'DISPUTE'
  /** A payment for an order that was already paid or refunded. */
  | 'DUPLICATE_PAYMENT'
  /** A payment that arrived after the order was deleted or its units were sold. */
  | 'LATE_PAYMENT'
  /** An email that could not be sent. */
  | 'MAIL_NOT_SENT'
  /** A payment whose amount, currency or customer does not match its order. */
  | 'PAYMENT_MISMATCH'
  /** Stripe reports a payment but does not respond when the server fetches it. */
  | 'PAYMENT_UNCONFIRMED'
  /** A payment for an order that does not exist. */
  | 'PAYMENT_WITHOUT_ORDER'
  /** A refund issued in Stripe directly. */
  | 'PROVIDER_REFUND'
  /** A refund that is due and not issued yet. */
  | 'REFUND_DUE'
  /** A refund that failed and will not be retried. */
  | 'REFUND_FAILED'
  /** A webhook that matches no payment of this shop. */
  | 'UNMATCHED_EVENT';

/** How a case ended. */
export type PaymentCaseResolution =
  /** Resolved by an admin. */
  | 'ACKNOWLEDGED'
  /** The bank decided in the shop's favor. */
  | 'DISPUTE_WON'
  /** The order was marked as refunded. */
  | 'ORDER_CLOSED'
  /** Refunded through Stripe. */
  | 'REFUNDED'
  /** Refunded by another method. */
  | 'REFUNDED_OUT_OF_BAND'
  /** The payment was matched to its order, or was not for this shop. */
  | 'SETTLED'
  /** Continued in another case of the same payment. */
  | 'SUPERSEDED';

/** The state of a case; it only moves forward. */
export type PaymentCaseState =
  /** Resolved. */
  | 'CLOSED'
  /** An admin needs to act. */
  | 'OPEN'
  /** On hold, waiting for Stripe, the bank or the customer. */
  | 'WAITING';

/** The data that the browser needs to pay for one or more orders by card. */
export type PaymentIntent = {
  /** The amount to charge: the total of the orders. */
  amount: Scalars['Money']['output'];
  /** The client secret for Stripe.js; for the payer only. */
  clientSecret: Scalars['String']['output'];
  /** ISO 4217 code in lower case. */
  currency: Scalars['String']['output'];
  /** The provider's id of the payment, `pi_…`. */
  id: Scalars['ID']['output'];
};

/** The kind of open payment case that a paid order has. */
export type PaymentIssue =
  /** The bank reversed its payment, fully or partly. */
  | 'CHARGEBACK'
  /** The customer's bank is reviewing a dispute. */
  | 'DISPUTE'
  /** An amount of at least its price was refunded in Stripe directly, and is not assigned to an order yet. */
  | 'PROVIDER_REFUND';

/** A picture that could not be fetched. */
export type PictureFailure = {
  /** Its address, which parts still name. */
  address: Scalars['String']['output'];
  /** Why not. */
  reason: Scalars['String']['output'];
};

/** One part, its quantity and the shipping address. */
export type PlaceOrderInput = {
  /** Where to send it. */
  address: Scalars['String']['input'];
  /** The unit price shown to the customer. If it has changed, the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The customer's car. The order stores the fit check as its `fitReceipt`; nothing else depends on it. */
  fit?: InputMaybe<OrderFitInput>;
  /** A client-generated idempotency key, valid for 24 hours. A repeated request returns the original order instead of placing another. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the part. */
  partId: Scalars['ID']['input'];
  /** Phone number for the delivery: at least 6 digits. */
  phone: Scalars['String']['input'];
  /** Between the part's minimum order quantity and available quantity. */
  quantity: Scalars['Int']['input'];
};

/** Several parts, their quantities and one shipping address. */
export type PlaceOrdersInput = {
  /** Where to send it. */
  address: Scalars['String']['input'];
  /** A client-generated idempotency key, valid for 24 hours. A repeated request returns the original order instead of placing another. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The order lines: at most 50 parts, each in one line. */
  lines: Array<OrderLineInput>;
  /** Phone number for the delivery: at least 6 digits. */
  phone: Scalars['String']['input'];
};

/** Where on the car a part goes, seen in the direction of travel. */
export type Position =
  /** The front axle or end. */
  | 'FRONT'
  /** Front left. */
  | 'FRONT_LEFT'
  /** Front right. */
  | 'FRONT_RIGHT'
  /** The left side. */
  | 'LEFT'
  /** The rear axle or end. */
  | 'REAR'
  /** Rear left. */
  | 'REAR_LEFT'
  /** Rear right. */
  | 'REAR_RIGHT'
  /** The right side. */
  | 'RIGHT';

/** A review of the shop or of a part; rating and text are both optional. */
export type PostReviewInput = {
  /** Id of the part it is about: one that the caller received, else refused with PART_NOT_RECEIVED. Without it, the shop. */
  partId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 5 stars. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** The review, as plain text. */
  review?: InputMaybe<Scalars['String']['input']>;
};

/** What a customer ordered at once: one order, or several that were placed together. */
export type Purchase = {
  /** Id of the purchase. */
  id: Scalars['ID']['output'];
  /** Its short number, such as "10427". */
  number: Scalars['String']['output'];
  /** Its orders, one for each part, as they were placed; deleted ones are left out. */
  orders: Array<Order>;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The state of what remains of it: unpaid, else pending, else shipped; if nothing remains, returned, else refunded, else canceled. Null once all its orders are deleted. */
  status: Maybe<OrderStatus>;
  /** What its orders cost together. */
  total: Scalars['Money']['output'];
};

/** A page of purchases. */
export type PurchaseConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<PurchaseEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Purchase>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type PurchaseEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Purchase;
};

/** What can be asked. Without `@auth` everyone may. */
export type Query = {
  /** All customers' returns, newest first. */
  adminReturns: ReturnConnection;
  /** Activity, newest first. */
  auditLog: AuditEntryConnection;
  /** Ids of the parts whose return to stock the caller is emailed about; at most 50. */
  backInStockRequests: Array<Scalars['ID']['output']>;
  /** Best Auto Parts: the 6 newest parts with a picture, those in stock first. */
  bestParts: Array<Part>;
  /** Names of the carriers with tracking links, the shop's own first. */
  carriers: Array<Scalars['String']['output']>;
  /** The parts of a cart stored in a browser, in the requested sequence. Unknown ids are skipped. */
  cartParts: Array<CartPart>;
  /** Messages, newest first. */
  contactMessages: ContactMessageConnection;
  /** Open orders of a part whose receipt contradicts its present list of cars, newest first, at most 100. */
  contradictedOrders: Array<ContradictedOrder>;
  /** A customer, also by a former id. Refused with NOT_FOUND if there is none. */
  customer: Customer;
  /** What a VIN says about a car. It only fills in the choice for a person to confirm. Refused with INVALID_VIN if it is impossible. The VIN is not stored. */
  decodeVin: VinReading;
  /** A row of a list by its id, as named in a finding. */
  fitment: Maybe<Fitment>;
  /** What looks wrong in the lists of cars, the clearest mistakes first. */
  fitmentFindings: FitmentFindingConnection;
  /** All questions that lines may ask, by key. */
  fitmentQuestions: Array<FitmentQuestion>;
  /** One import. */
  import: Import;
  /** Side effects of applying a READY import beyond its rows, as sentences. */
  importConsequences: Array<Scalars['String']['output']>;
  /** What the rows of an import would do. */
  importLines: ImportLineConnection;
  /** Progress of downloading the images that an import of parts refers to by http(s) URL; all counts are 0 until it is applied. */
  importPictures: ImportPictures;
  /** Files uploaded with `POST /imports/{kind}`, newest first. */
  imports: ImportConnection;
  /** A job and, for a car, the best part for each slot. Null for an unknown key; refused with UNKNOWN_CAR when the shop does not know the car. */
  job: Maybe<Job>;
  /** All jobs, in their order; with a car, how much of each the shop has for it. Refused with UNKNOWN_CAR when the shop does not know the car. */
  jobs: Array<Job>;
  /** The caller's account. */
  me: User;
  /** The caller's cart, oldest line first; at most 50. */
  myCart: Array<CartLine>;
  /** The caller's cars, the one chosen last first; at most 10. */
  myGarage: Array<GarageCar>;
  /** The caller's orders with these ids, in the requested sequence, such as the orders of one payment. Orders of other customers and deleted orders are skipped. */
  myOrderSet: Array<Order>;
  /** The caller's orders, newest first. */
  myOrders: OrderConnection;
  /** The caller's purchases, newest first, without those whose orders are all deleted. */
  myPurchases: PurchaseConnection;
  /** Parts that the caller received and that are still sold, most recent first, at most 100: a review may be about one of them. */
  myReceivedParts: Array<Part>;
  /** What the caller wrote about a part they received, for the most recent order: `postReview` about it changes this review. Null: none yet. */
  myReview: Maybe<Review>;
  /** One order: the caller's own, or any as an admin. Customers get the same FORBIDDEN for unknown orders and for orders of other customers. */
  order: Order;
  /** Admin notes on the order, oldest first; not shown to the customer. */
  orderNotes: Array<OrderNote>;
  /** All customers' orders. */
  orders: OrderConnection;
  /** Key figures of the shop. */
  overview: Overview;
  /** Unshipped paid orders, grouped as shipOrders groups them: one parcel for each customer and address. */
  parcelsToShip: ParcelsToShip;
  /** One part; null when it is unknown or no longer sold. */
  part: Maybe<Part>;
  /** One draft; null when it was published or deleted. */
  partDraft: Maybe<PartDraft>;
  /** Parts that are not in the shop yet, the one saved last first; at most 100. */
  partDrafts: Array<PartDraft>;
  /** All part types, by name. */
  partTypes: Array<PartTypeNames>;
  /** The catalogue. Page through it with `after`, or jump with `page`. */
  parts: PartConnection;
  /** Payment cases, newest first. */
  paymentCases: PaymentCaseConnection;
  /** One purchase: the caller's own, or any as an admin. Customers get the same FORBIDDEN for unknown numbers and for purchases of other customers. */
  purchase: Purchase;
  /** What is missing before the shop opens: database, providers, mail server and public URL, each actually checked. Results are at most 30 seconds old; a provider that does not respond delays them by ten seconds. */
  readinessChecks: Array<ReadinessCheck>;
  /** The last five bulk changes that were applied or undone within ten minutes, newest first. */
  recentBulkChanges: Array<BulkChange>;
  /** One return. */
  return: Return;
  /** Reviews, newest first. */
  reviews: ReviewConnection;
  /** Matches for a search text: cars, numbers, parts and categories. `Part.fitment` of each says whether it fits a car. */
  searchSuggestions: SearchSuggestions;
  /** Shipped parcels, newest first. */
  shippedParcels: ParcelConnection;
  /** Accounts, newest first unless sorted otherwise. */
  users: UserConnection;
  /** The cars in the shop's list, chosen step by step: year, make, model, engine, in any order. */
  vehicles: VehicleChoice;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryAdminReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Array<ReturnState>>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryCartPartsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryContactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<MessageState>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryContradictedOrdersArgs = {
  change?: InputMaybe<FitmentChangeInput>;
  partId: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryDecodeVinArgs = {
  vin: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryFitmentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryFitmentFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<FitmentFindingKind>;
  partId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryImportConsequencesArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryImportLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind?: InputMaybe<ImportLineKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryImportPicturesArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<ImportKind>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryJobArgs = {
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  key: Scalars['String']['input'];
  vehicle?: InputMaybe<VehicleInput>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryJobsArgs = {
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  category?: InputMaybe<Category>;
  vehicle?: InputMaybe<VehicleInput>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryMyOrderSetArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryMyOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryMyPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryMyReviewArgs = {
  partId: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryOrderNotesArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: OrderSort;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryOverviewArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryParcelsToShipArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  unaddressed?: Scalars['Boolean']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryPartArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryPartDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryPartDraftsArgs = {
  search?: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryPartsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PartFilter>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: PartSort;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryPaymentCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PaymentCaseState>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryPurchaseArgs = {
  number: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryReadinessChecksArgs = {
  fresh?: Scalars['Boolean']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryReturnArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  hasContent?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked. Without `@auth` everyone may. */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryShippedParcelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  since: Scalars['DateTime']['input'];
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: UserSort;
};


/** What can be asked. Without `@auth` everyone may. */
export type QueryVehiclesArgs = {
  make?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The subject of a check before opening. */
export type ReadinessArea =
  /** The shop's public URL, and the proxies in front of it. */
  | 'ADDRESS'
  /** An account with admin rights. */
  | 'ADMIN'
  /** Database backups, as far as they can be checked. */
  | 'BACKUPS'
  /** The cars that customers choose from. */
  | 'CARS'
  /** The database, its migrations and its connections. */
  | 'DATABASE'
  /** An order that was paid and shipped. */
  | 'FIRST_ORDER'
  /** The mail server. */
  | 'MAIL'
  /** Parts, their stock and fitment. */
  | 'PARTS'
  /** Part photos. */
  | 'PICTURES'
  /** Firebase: project, providers and authorized domains. */
  | 'SIGN_IN'
  /** Payments: keys, and webhooks with their events. */
  | 'STRIPE';

/** A check before the shop opens. */
export type ReadinessCheck = {
  /** The subject. */
  area: ReadinessArea;
  /** Lines to copy: variables with a pattern of their value, or commands. */
  copy: Array<Scalars['String']['output']>;
  /** A short finding. Never contains a secret. */
  message: Scalars['String']['output'];
  /** The result. */
  state: ReadinessState;
  /** Steps to fix it; empty when it is good. */
  steps: Array<Scalars['String']['output']>;
};

/** The result of a check before opening. */
export type ReadinessState =
  /** Checked and good. */
  | 'GOOD'
  /** Checked; something is missing or wrong. */
  | 'MISSING'
  /** Can not be checked from here, or there was no response. */
  | 'UNKNOWN';

/** The state of a refund to a customer. */
export type RefundState =
  /** Stripe cannot refund it. The shop refunds it by another method. */
  | 'FAILED'
  /** Due: requested from Stripe or in progress there. */
  | 'PENDING'
  /** Refunded by Stripe, or by the shop by another method. */
  | 'REFUNDED';

/** A customer's return of units of a shipped order. */
export type Return = {
  /** When it was accepted; null until then. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** The refund amount; until the refund is issued, the amount for all units. */
  amount: Scalars['Money']['output'];
  /** The admin's message when accepting or declining; null if there is none. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was declined; null otherwise. */
  declinedAt: Maybe<Scalars['DateTime']['output']>;
  /** The reason for a partial refund; null otherwise. */
  deduction: Maybe<Scalars['String']['output']>;
  /** Id of the return. */
  id: Scalars['ID']['output'];
  /** A short, readable number, such as "7F3A-91C2". */
  number: Scalars['String']['output'];
  /** The order. */
  order: Order;
  /** Whether an accepted return is still incomplete a week after `sendBy`. */
  overdue: Scalars['Boolean']['output'];
  /** The reason for the return. */
  reason: ReturnReason;
  /** When the last unit arrived; null until then. */
  receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The state of its refund; null if there is none. */
  refundState: Maybe<RefundState>;
  /** When the refund was decided; null until then. */
  refundedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** The send-by date: the end of a day, 12 hours behind UTC. Null until accepted. */
  sendBy: Maybe<Scalars['DateTime']['output']>;
  /** Units received and restocked. */
  shelved: Scalars['Int']['output'];
  /** Its state. */
  state: ReturnState;
  /** The customer's message; null if there is none. */
  text: Maybe<Scalars['String']['output']>;
  /** How many units are being returned. */
  units: Scalars['Int']['output'];
  /** When its customer withdrew it; null otherwise. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
  /** Units received that are not resellable. */
  writtenOff: Scalars['Int']['output'];
};

/** A page of returns. */
export type ReturnConnection = {
  /** Counts by state for the same search, regardless of the state filter. */
  counts: ReturnCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<ReturnEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Return>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The number of returns in each state. */
export type ReturnCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Requested and unanswered returns. */
  asked: Scalars['Int']['output'];
  /** Declined, withdrawn and refunded returns. */
  closed: Scalars['Int']['output'];
  /** Received returns that are not refunded yet. */
  here: Scalars['Int']['output'];
  /** Accepted returns that have not fully arrived. */
  inTransit: Scalars['Int']['output'];
  /** Returns in `inTransit` that are still incomplete a week after `sendBy`. */
  overdue: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ReturnEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Return;
};

/** The units of an order that can be returned now. */
export type ReturnOffer = {
  /** Units that are in no return; after `returnUntil`, only units that were requested in time and did not arrive. */
  units: Scalars['Int']['output'];
  /** When the offer ends: the end of a day, 12 hours behind UTC. */
  until: Scalars['DateTime']['output'];
};

/** The reason for a return. */
export type ReturnReason =
  /** The customer changed their mind. */
  | 'CHANGED_MIND'
  /** The part is damaged. */
  | 'DAMAGED'
  /** It does not fit. */
  | 'DOES_NOT_FIT'
  /** The wrong part was delivered. */
  | 'WRONG_PART';

/** The state of a return. */
export type ReturnState =
  /** Accepted and in transit; some units may have been received. */
  | 'ACCEPTED'
  /** Declined by the shop, with a reason. */
  | 'DECLINED'
  /** All units were received, and restocked or written off. */
  | 'RECEIVED'
  /** Refunded or closed; see `refundState` for the refund's progress. */
  | 'REFUNDED'
  /** Requested by the customer, who should not ship anything yet. */
  | 'REQUESTED'
  /** Withdrawn by the customer, who keeps the units. */
  | 'WITHDRAWN';

/** A review of the shop or of a part by a customer. */
export type Review = {
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** In the reviews of a part: the last answer of its author to "Did it fit?"; null: no answer, or another list. */
  fitted: Maybe<Scalars['Boolean']['output']>;
  /** Id of the review. */
  id: Scalars['ID']['output'];
  /** Picture beside the review; the same for everyone. */
  image: Scalars['String']['output'];
  /** The reviewer's name when it was written. */
  name: Scalars['String']['output'];
  /** Id of the part it is about, which its author received; null: about the shop. */
  partId: Maybe<Scalars['ID']['output']>;
  /** 1 to 5 in half steps; null when none was given. */
  rating: Maybe<Scalars['Float']['output']>;
  /** What the reviewer wrote, as plain text; may be empty. */
  review: Scalars['String']['output'];
  /** Email of the author; masked for everyone but admins. */
  user: Scalars['String']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<Review>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ReviewEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** What an account may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys, and sees what is their own. */
  | 'CUSTOMER';

/** One day of sales, in the time zone of the shop. */
export type SalesDay = {
  /** ISO 8601 date, such as "2026-11-21". */
  date: Scalars['String']['output'];
  /** Total paid on this day. */
  gross: Scalars['Money']['output'];
  /** Orders paid on this day that have been neither refunded nor canceled since. */
  orders: Scalars['Int']['output'];
  /** How much of it has been refunded since, including cancellations and returns. */
  refunds: Scalars['Money']['output'];
  /** Net: `gross` less `refunds`. */
  sales: Scalars['Money']['output'];
};

/** A garage after cars were added. */
export type SavedToGarage = {
  /** How many of the cars it did not have before. */
  added: Scalars['Int']['output'];
  /** All its cars, the one chosen last first. */
  garage: Array<GarageCar>;
};

/** Why a search found a part. */
export type SearchMatch = {
  /** How it was found. */
  kind: SearchMatchKind;
  /** Id of the part. */
  partId: Scalars['ID']['output'];
  /** In words: `Replaces AX 2048 114-H`. */
  reason: Scalars['String']['output'];
};

/** How a search found a part. */
export type SearchMatchKind =
  /** By its brand, or by name and brand together. */
  | 'BRAND'
  /** It is listed for the car that the search names. */
  | 'CAR'
  /** By its category. */
  | 'CATEGORY'
  /** By another maker's number. */
  | 'INTERCHANGE'
  /** By its own maker's number. */
  | 'MAKER'
  /** By its name. */
  | 'NAME'
  /** By the car maker's number. */
  | 'OE'
  /** By the number of the part that replaced it. */
  | 'REPLACED_BY'
  /** By the number of the part it replaces. */
  | 'REPLACES'
  /** By one of its specifications. */
  | 'SPECIFICATION'
  /** By a synonym. */
  | 'SYNONYM'
  /** By its type. */
  | 'TYPE';

/** Search suggestions: at most eight in four groups. */
export type SearchSuggestions = {
  /** Cars that the text names, or that its VIN may be; at most two. */
  cars: Array<UnderstoodCar>;
  /** Categories that it may name; at most two. */
  categories: Array<CategoryCount>;
  /** The likely spelling, whose parts are suggested, when the typed one finds none. */
  didYouMean: Maybe<Scalars['String']['output']>;
  /** The one part with exactly this number, its own or that of another maker. */
  exactPart: Maybe<Part>;
  /** Texts that were looked for in names, to be marked there; those of less than 4 signs only where a word or a number begins. */
  marks: Array<Scalars['String']['output']>;
  /** Numbers that begin with the text; at most three. */
  numbers: Array<SuggestedNumber>;
  /** The groups with suggestions, best first. */
  order: Array<SuggestionKind>;
  /** Parts that it finds, except those in `numbers`; at most six. */
  parts: Array<Part>;
  /** The text without its car; empty without a car. */
  rest: Scalars['String']['output'];
};

/** One word of a search, and what it finds alone. */
export type SearchTerm = {
  /** How many parts a search for it alone finds; at most 1000. */
  parts: Scalars['Int']['output'];
  /** The word, in lower case; two if they are one thing. */
  text: Scalars['String']['output'];
};

/** Whether a part fits the car that a search names, and why. */
export type SearchVerdict = {
  /** With FITS_IF: whether it fits some, but not all, of the cars that may be meant. */
  dependsOnCar: Scalars['Boolean']['output'];
  /** The verdict. */
  fitment: FitmentVerdict;
  /** Id of the part. */
  partId: Scalars['ID']['output'];
};

/** A number that begins with what is typed, and its part. */
export type SuggestedNumber = {
  /** What number it is. */
  kind: PartNumberKind;
  /** The number as it is printed. */
  number: Scalars['String']['output'];
  /** The part that has it. */
  part: Part;
};

/** A group of suggestions. */
export type SuggestionKind =
  /** Cars that the text names. */
  | 'CARS'
  /** Categories. */
  | 'CATEGORIES'
  /** Numbers that begin with the text. */
  | 'NUMBERS'
  /** Parts that it finds. */
  | 'PARTS';

/** A car that a search names. Searching never chooses it; a person does. */
export type UnderstoodCar = {
  /** The first possible model year. */
  from: Scalars['Int']['output'];
  /** Litres of its engine, if named. */
  litres: Maybe<Scalars['Float']['output']>;
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** The model name; null if only the make is named, or more than one model is meant. */
  model: Maybe<Scalars['String']['output']>;
  /** The part of the search that names it. */
  text: Scalars['String']['output'];
  /** The last possible model year. */
  to: Scalars['Int']['output'];
  /** The model year, if one is named. */
  year: Maybe<Scalars['Int']['output']>;
};

/** Changes to a part: fields left out stay. Stock has its own operation, `restockPart`. */
export type UpdatePartInput = {
  /** Who makes it. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its category. */
  category?: InputMaybe<Category>;
  /** The description, as plain text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The longer text on its page, as plain text; an empty line separates paragraphs. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Link of a picture, http or https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts. */
  imageAlts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Links of further pictures, shown after `image`, without which there are none; each once. */
  moreImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Minimum order quantity. */
  orderQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The maker's number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Price per unit; orders already placed keep theirs. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Its type, as jobs ask for it. */
  type?: InputMaybe<PartType>;
};

/** All except the name are required. */
export type UpdateProfileInput = {
  /** Education. */
  education: Scalars['String']['input'];
  /** Link of the LinkedIn profile, http or https; without a scheme it gets `https://`. */
  linkedin: Scalars['String']['input'];
  /** Location. */
  location: Scalars['String']['input'];
  /** The name shown on orders and reviews; unchanged if left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: Scalars['String']['input'];
};

/** An account. */
export type User = {
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the account is disabled: no one can log in to it. */
  disabled: Scalars['Boolean']['output'];
  /** Education, if provided. */
  education: Maybe<Scalars['String']['output']>;
  /** Email address, in lower case. */
  email: Scalars['String']['output'];
  /** Whether the identity provider has verified the address. */
  emailVerified: Scalars['Boolean']['output'];
  /** The identity provider's id of the account. */
  id: Scalars['ID']['output'];
  /** Address and phone number of the newest order, to prefill the next one. */
  lastDelivery: Maybe<Delivery>;
  /** Link of the LinkedIn profile, http or https. */
  linkedin: Maybe<Scalars['String']['output']>;
  /** Location, if provided. */
  location: Maybe<Scalars['String']['output']>;
  /** When admin rights were granted; null for customers. */
  madeAdminAt: Maybe<Scalars['DateTime']['output']>;
  /** Email of the admin who granted the rights, or the name of the command; null for customers. */
  madeAdminBy: Maybe<Scalars['String']['output']>;
  /** Name shown on orders and reviews, if provided. */
  name: Maybe<Scalars['String']['output']>;
  /** Phone number, if provided. */
  phone: Maybe<Scalars['String']['output']>;
  /** ADMIN only while the email is verified. */
  role: Role;
};

/** A page of accounts. */
export type UserConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<UserEdge>;
  /** The items themselves, for clients that need no cursors. */
  nodes: Array<User>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when a search finds more than 1,000 accounts; then only the newest are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An item of a list and its place in it. */
export type UserEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: User;
};

/** The sort order of accounts. */
export type UserSort =
  /** By email address, from A; with a search, only the newest 1,000 found. */
  | 'EMAIL_ASC'
  /** By email address, from Z; with a search, only the newest 1,000 found. */
  | 'EMAIL_DESC'
  /** The newest first. */
  | 'NEWEST';

/** The choices for a car, without those that the choice so far rules out. Request only the next step. */
export type VehicleChoice = {
  /** The engines of the model, smallest first; of the year, once chosen. Empty without make and model, and if none is known: then there is no engine to choose. */
  engines: Array<Engine>;
  /** Makes by name; of the year, once chosen. */
  makes: Array<Scalars['String']['output']>;
  /** The models of the make by name; of the year, once chosen. Empty without a make. */
  models: Array<VehicleModel>;
  /** Model years, newest first; of make and model, once chosen. */
  years: Array<Scalars['Int']['output']>;
};

/** A car, and which parts are listed for it. */
export type VehicleFilter = {
  /** The answers given so far. */
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  /** The car. */
  car: VehicleInput;
  /** Which parts are listed. */
  show?: FitmentScope;
};

/** A car, by the names in `vehicles`, in any case. */
export type VehicleInput = {
  /** Its engine, as far as known. */
  engine?: InputMaybe<EngineInput>;
  /** Who makes it. */
  make: Scalars['String']['input'];
  /** The model name. */
  model: Scalars['String']['input'];
  /** Its model year. */
  year: Scalars['Int']['input'];
};

/** A model of car. */
export type VehicleModel = {
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** The model name. */
  name: Scalars['String']['output'];
  /** When it was made, in order; a gap makes two. */
  years: Array<YearRange>;
};

/** Whether a part fits a car, as far as is known. */
export type Verdict =
  /** The part does not fit: its list of cars is complete without this one, or a row excludes it. */
  | 'DOES_NOT_FIT'
  /** The part fits. */
  | 'FITS'
  /** Whether the part fits depends on the engine or on an answer that was not given yet. */
  | 'FITS_IF'
  /** No data for this car. This does not mean that the part does not fit. */
  | 'UNKNOWN';

/** A car in the shop's list that a VIN may be. */
export type VinCandidate = {
  /** The engines that match the VIN, most certain first; empty if it says nothing about them. */
  engines: Array<Engine>;
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** The model name. */
  model: Scalars['String']['output'];
  /** Its model year. */
  year: Scalars['Int']['output'];
};

/** What a VIN says about a car. */
export type VinReading = {
  /** The cars in the shop's list that it may be, likelier first; at most 12, often one, empty if there are none. */
  candidates: Array<VinCandidate>;
  /** Whether the ninth character is right. A hint only, and none without `needsCheckDigit`. */
  checkDigitAgrees: Scalars['Boolean']['output'];
  /** The makes in the shop's list that it may be of, likelier first, even if it tells no model year; empty if there are none. */
  makes: Array<Scalars['String']['output']>;
  /** Whether the ninth character has to be a check digit, as for cars from North America. */
  needsCheckDigit: Scalars['Boolean']['output'];
  /** The VIN, in capitals. */
  vin: Scalars['String']['output'];
  /** The model years that the tenth character may mean, likelier first; they repeat after 30 years. */
  years: Array<Scalars['Int']['output']>;
};

/** Model years, the first and the last included. */
export type YearRange = {
  /** The first. */
  from: Scalars['Int']['output'];
  /** The last. */
  to: Scalars['Int']['output'];
};
