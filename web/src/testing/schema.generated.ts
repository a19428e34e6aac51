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
  /** When the token ends. Renew it with `signIn` a minute before. */
  expiresAt: Scalars['DateTime']['output'];
  /** For the `Authorization` header; opaque to clients. */
  token: Scalars['String']['output'];
  /** The signed-in account, as stored by this sign-in. */
  user: User;
};

/** A new part and what is in stock of it. `addPart` refuses one without name, image or description; `POST /parts` takes it. */
export type AddPartInput = {
  /** Units in stock. */
  availableQuantity: Scalars['Int']['input'];
  /** Who makes it. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its category. */
  category?: InputMaybe<Category>;
  /** What there is to know of it, as plain text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The longer text of its page, as plain text; an empty line parts its paragraphs. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Link of a picture, http or https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What `image` and then each of `moreImages` shows, for who does not see it; empty where that is not said. Left out, each picture that stays keeps its text. */
  imageAlts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Links of further pictures, shown after `image`, without which there are none; at most 11, each once. */
  moreImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Smallest quantity per order. */
  orderQuantity: Scalars['Int']['input'];
  /** The maker's number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Price per piece. */
  price: Scalars['Money']['input'];
  /** What it is among the types that jobs ask for. */
  type?: InputMaybe<PartType>;
};

/** What was done. */
export type AuditAction =
  /** An imported account became its person’s. */
  | 'ACCOUNT_ATTACHED'
  /** Somebody signed in for the first time. */
  | 'ACCOUNT_CREATED'
  /** An account was deleted; its orders stay without the person. */
  | 'ACCOUNT_DELETED'
  /** An account was disabled. */
  | 'ACCOUNT_DISABLED'
  /** A disabled account was enabled again. */
  | 'ACCOUNT_ENABLED'
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
  /** An admin wrote a note about a customer. */
  | 'CUSTOMER_NOTE_ADDED'
  /** A note about a customer was removed. */
  | 'CUSTOMER_NOTE_REMOVED'
  /** Somebody took a copy of what the shop keeps of a person. */
  | 'DATA_EXPORTED'
  /** Address or phone of an order were changed. */
  | 'DELIVERY_CHANGED'
  /** An admin took all orders or accounts along as a file, or those of a filter. */
  | 'FILE_EXPORTED'
  /** A file was applied: cars, parts, numbers or specifications, as it says. */
  | 'FILE_IMPORTED'
  /** A row was added to the list of cars of a part. */
  | 'FITMENT_ADDED'
  /** A row of the list of cars of a part was changed. */
  | 'FITMENT_CHANGED'
  /** A file of lists of cars was applied, in the version before; FILE_IMPORTED by now. */
  | 'FITMENT_IMPORTED'
  /** Such a file was taken back; IMPORT_UNDONE by now. */
  | 'FITMENT_IMPORT_UNDONE'
  /** A row was taken out of the list of cars of a part. */
  | 'FITMENT_REMOVED'
  /** A customer said whether a part fitted. */
  | 'FIT_ANSWERED'
  /** Somebody kept another car with the account, or took one out. */
  | 'GARAGE_CHANGED'
  /** The time to pay was over; the units went back. */
  | 'HOLD_EXPIRED'
  /** The units of an order were set aside once more. */
  | 'HOLD_RETAKEN'
  /** A file was taken back. */
  | 'IMPORT_UNDONE'
  /** A job was removed. */
  | 'JOB_REMOVED'
  /** A job was added or changed. */
  | 'JOB_SAVED'
  /** A message was answered by mail. */
  | 'MESSAGE_ANSWERED'
  /** A message was marked as answered, or opened again. */
  | 'MESSAGE_MARKED'
  /** A message was removed. */
  | 'MESSAGE_REMOVED'
  /** A message was sent. */
  | 'MESSAGE_SENT'
  /** A customer cancelled a paid order. */
  | 'ORDER_CANCELLED'
  /** An unpaid order was deleted. */
  | 'ORDER_DELETED'
  /** An admin wrote a note of an order. */
  | 'ORDER_NOTE_ADDED'
  /** A note of an order was removed. */
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
  /** A shipment was taken back. */
  | 'ORDER_SHIP_UNDONE'
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
  /** Units came in, or were written off. */
  | 'PART_RESTOCKED'
  /** A case was opened. */
  | 'PAYMENT_PROBLEM'
  /** The provider gave money back. */
  | 'PAYMENT_REFUNDED'
  /** Money came that has to go back. */
  | 'PAYMENT_REFUND_DUE'
  /** A picture was uploaded. */
  | 'PICTURE_UPLOADED'
  /** Somebody changed their profile. */
  | 'PROFILE_CHANGED'
  /** An account may move to another sign-in, for a day. */
  | 'RELINK_ALLOWED'
  /** A return was accepted. */
  | 'RETURN_ACCEPTED'
  /** A return was declined. */
  | 'RETURN_DECLINED'
  /** Units of a return came back. */
  | 'RETURN_RECEIVED'
  /** A return was refunded. */
  | 'RETURN_REFUNDED'
  /** A customer asked to send something back. */
  | 'RETURN_REQUESTED'
  /** A customer took a return back. */
  | 'RETURN_WITHDRAWN'
  /** A review was posted. */
  | 'REVIEW_POSTED'
  /** A review was removed. */
  | 'REVIEW_REMOVED'
  /** Somebody signed out everywhere. */
  | 'SESSIONS_ENDED';

/** One value that was changed. */
export type AuditChange = {
  /** What it became; null when there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** What it was; null when there was none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the value, such as "price". */
  field: Scalars['String']['output'];
};

/** One line of the audit log, which nobody can change. */
export type AuditEntry = {
  /** What was done. */
  action: AuditAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** E-mail of who did it, or the name of a command; null when the shop itself did it. */
  by: Maybe<Scalars['String']['output']>;
  /** Each value that it changed, as before and after. */
  changes: Array<AuditChange>;
  /** Its place in the log. */
  id: Scalars['ID']['output'];
  /** What it was done to. */
  subject: AuditSubject;
  /** Id of what it was done to. */
  subjectId: Scalars['ID']['output'];
  /** The part's name, the order's number, the account's e-mail, the file's name, the job's title; null for all else. */
  subjectName: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The items themselves, for those who need no cursors. */
  nodes: Array<AuditEntry>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when there are more lines than are counted: 1000. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An item of a list and its place in it. */
export type AuditEntryEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AuditEntry;
};

/** Narrows the audit log; all that is given must hold. */
export type AuditFilter = {
  /** What was done. */
  action?: InputMaybe<AuditAction>;
  /** What somebody did: the e-mail address of an account. */
  by?: InputMaybe<Scalars['String']['input']>;
  /** Only what the shop itself did, or only what people did. */
  byShop?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it was done to. */
  subject?: InputMaybe<AuditSubject>;
  /** Id of what it was done to; together with `subject`. */
  subjectId?: InputMaybe<Scalars['String']['input']>;
};

/** What it was done to. */
export type AuditSubject =
  /** A payment case. */
  | 'CASE'
  /** A file of lists of cars. */
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

/** One change of prices or stock of many parts. Its lines and counts say what it would do; once it is applied, what that did; once it is undone, what that did. */
export type BulkChange = {
  /** By or to so much, where the kind says so. */
  amount: Maybe<Scalars['Money']['output']>;
  /** When it was applied; null: it is a preview. */
  appliedAt: Maybe<Scalars['DateTime']['output']>;
  /** E-mail of who made it; null once the account is gone. */
  by: Maybe<Scalars['String']['output']>;
  /** Parts of which all is done. */
  changedCount: Scalars['Int']['output'];
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** What is done to each part. */
  kind: BulkChangeKind;
  /** Parts that have a `reason`. */
  leftCount: Scalars['Int']['output'];
  /** Each part and what is done to it, those with a reason first, then by name. */
  lines: Array<BulkChangeLine>;
  /** By so many percent, where the kind says so. */
  percent: Maybe<Scalars['Float']['output']>;
  /** Until when undoBulkChange is offered; null for a preview and once it is undone. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** So many units of each part, where the kind says so. */
  units: Maybe<Scalars['Int']['output']>;
};


/** One change of prices or stock of many parts. Its lines and counts say what it would do; once it is applied, what that did; once it is undone, what that did. */
export type BulkChangeLinesArgs = {
  left?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is done to each of many parts. */
export type BulkChangeKind =
  /** `units` of each come in. */
  | 'BRING_IN'
  /** Each price falls by `amount`. */
  | 'LOWER_BY_AMOUNT'
  /** Each price falls by `percent`, rounded to the nearest cent. */
  | 'LOWER_BY_PERCENT'
  /** Each price rises by `amount`. */
  | 'RAISE_BY_AMOUNT'
  /** Each price rises by `percent`, rounded to the nearest cent. */
  | 'RAISE_BY_PERCENT'
  /** Each price becomes `amount`. */
  | 'SET_PRICE'
  /** `units` of each are written off. */
  | 'WRITE_OFF';

/** What a bulk change does to one part. */
export type BulkChangeLine = {
  /** Its name; empty where it has none. */
  name: Scalars['String']['output'];
  /** Id of the part. */
  partId: Scalars['ID']['output'];
  /** Price per piece after; as before where it stays. */
  priceAfter: Scalars['Money']['output'];
  /** Price per piece before. */
  priceBefore: Scalars['Money']['output'];
  /** Why the part is left as it is, or is only given back in part; null where all of it is done. */
  reason: Maybe<Scalars['String']['output']>;
  /** Units on the shelf after; as before where they stay. */
  unitsAfter: Scalars['Int']['output'];
  /** Units on the shelf before. */
  unitsBefore: Scalars['Int']['output'];
};

/** What is done to each part: a kind, and the value that it asks for. */
export type BulkChangeRuleInput = {
  /** By so much, or to so much. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** What is done. */
  kind: BulkChangeKind;
  /** By so many percent, with at most two decimals: 0.01 to 1,000. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Why units come in or go, in words; kept in the ledger. Needed with `units`. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** So many units of each part. */
  units?: InputMaybe<Scalars['Int']['input']>;
};

/** A part in a cart. It sets nothing aside and promises no price: the part says what it costs and how many there are now. */
export type CartLine = {
  /** When the part was put into the cart. */
  addedAt: Scalars['DateTime']['output'];
  /** The part as it is now; null once it is no longer sold. */
  part: Maybe<Part>;
  /** Id of the part; it is in a cart once. */
  partId: Scalars['ID']['output'];
  /** The part's name, also once it is no longer sold. */
  product: Scalars['String']['output'];
  /** How many units are wanted. */
  quantity: Scalars['Int']['output'];
  /** The price per unit that the customer saw when it was put into the cart. */
  seenPrice: Scalars['Money']['output'];
};

/** A part in the cart of a visitor. */
export type CartLineInput = {
  /** Id of the part. */
  partId: Scalars['ID']['input'];
  /** How many units are wanted. */
  quantity: Scalars['Int']['input'];
  /** The price per unit that the visitor saw; today's where it is left out. */
  seenPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** A part that somebody means to order, also once it is no longer sold. */
export type CartPart = {
  /** Its category, if it has one. */
  category: Maybe<Category>;
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** The part as it is now; null once it is no longer sold. */
  part: Maybe<Part>;
  /** The part's name, also once it is no longer sold. */
  product: Scalars['String']['output'];
};

/** A part's category. */
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

/** A category and how many parts it has. */
export type CategoryCount = {
  /** The category. */
  category: Category;
  /** How many parts. */
  count: Scalars['Int']['output'];
};

/** What an admin answered to a message. */
export type ContactAnswer = {
  /** E-mail of who answered; null once there is no such account. */
  by: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** What became of its mail; null after 90 days, when nobody remembers. */
  delivery: Maybe<MailDelivery>;
  /** Id of the answer. */
  id: Scalars['ID']['output'];
  /** The answer, as plain text. */
  text: Scalars['String']['output'];
};

/** What somebody wrote through the contact form. */
export type ContactMessage = {
  /** When it was last answered; null while it is open. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** E-mail of who answered it last; null while it is open. */
  answeredBy: Maybe<Scalars['String']['output']>;
  /** What was answered, oldest first. */
  answers: Array<ContactAnswer>;
  /** When it came. */
  createdAt: Scalars['DateTime']['output'];
  /** Where to answer, as given; not verified. */
  email: Scalars['String']['output'];
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** The message, as plain text. */
  message: Scalars['String']['output'];
  /** Who wrote, as given. */
  name: Scalars['String']['output'];
  /** The order that it is about; null where it is about none, or a deleted one. */
  order: Maybe<Order>;
  /** Whether somebody still has to answer it. */
  state: MessageState;
};

/** A page of messages. */
export type ContactMessageConnection = {
  /** Over the same search, whatever state is shown: for tabs. */
  counts: MessageCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<ContactMessageEdge>;
  /** The items themselves, for those who need no cursors. */
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

/** What somebody wants to tell the people who run the shop. */
export type ContactMessageInput = {
  /** Where we answer. */
  email: Scalars['String']['input'];
  /** The message, as plain text. */
  message: Scalars['String']['input'];
  /** Who writes. */
  name: Scalars['String']['input'];
  /** The order that it is about: one of the signed-in caller's own. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
};

/** An open order whose receipt says something else of its car than the list says now. */
export type ContradictedOrder = {
  /** The car that it was placed for. */
  car: OrderedCar;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** Its number, as people read it. */
  number: Scalars['String']['output'];
  /** Why, in words without a full stop. */
  reason: Scalars['String']['output'];
  /** What its receipt says; that stays. */
  said: Verdict;
  /** What the list says now. */
  says: Verdict;
};

/** A customer, for admins. */
export type Customer = {
  /** The account. */
  account: User;
  /** The cars of their garage, the one chosen last first. */
  cars: Array<GarageCar>;
  /** When the account was deleted: what is left are its orders, without the person. Null: it was not. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the account is disabled: nobody can log in to it. */
  disabled: Scalars['Boolean']['output'];
  /** Orders, returns and messages in figures. */
  figures: CustomerFigures;
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** When somebody last signed in, or renewed a sign-in; null: not since this is noted. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** What came through the contact form from the account's address, newest first; nothing while the address is not verified: anybody can write it there. */
  messages: CustomerMessageConnection;
  /** Notes about them, the newest first; at most 100. */
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

/** What a customer ordered, in figures. */
export type CustomerFigures = {
  /** Messages that came from this address; 0 while the account's address is not verified. */
  messages: Scalars['Int']['output'];
  /** Orders, those that were deleted unpaid aside. */
  orders: Scalars['Int']['output'];
  /** Those that are paid, and were neither refunded nor cancelled. */
  paid: Scalars['Int']['output'];
  /** Those that were refunded or cancelled. */
  refunded: Scalars['Int']['output'];
  /** What these come to, and what went back for returns. */
  refundedTotal: Scalars['Money']['output'];
  /** Returns that were asked for and not withdrawn. */
  returns: Scalars['Int']['output'];
  /** What these come to, less what went back for returns. */
  spent: Scalars['Money']['output'];
  /** Those of them that wait for an answer. */
  unanswered: Scalars['Int']['output'];
  /** Those of them that wait to be paid. */
  unpaid: Scalars['Int']['output'];
};

/** A page of a customer's messages. */
export type CustomerMessageConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<CustomerMessageEdge>;
  /** The items themselves, for those who need no cursors. */
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
  /** Who wrote it: name, or e-mail address where there is none. */
  author: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the note. */
  id: Scalars['ID']['output'];
  /** The note, as plain text. */
  text: Scalars['String']['output'];
};

/** Where an order is sent. */
export type Delivery = {
  /** Postal address, as the customer wrote it. */
  address: Scalars['String']['output'];
  /** Phone number for the delivery. */
  phone: Scalars['String']['output'];
};

/** An engine. What is null is not known or, where an engine is asked for, does not matter. */
export type Engine = {
  /** How many cylinders. */
  cylinders: Maybe<Scalars['Int']['output']>;
  /** What it runs on. */
  fuel: Maybe<Fuel>;
  /** Displacement in litres, one decimal. */
  litres: Maybe<Scalars['Float']['output']>;
};

/** What is known of an engine; leave out what is not. */
export type EngineInput = {
  /** How many cylinders. */
  cylinders?: InputMaybe<Scalars['Int']['input']>;
  /** What it runs on. */
  fuel?: InputMaybe<Fuel>;
  /** Displacement in litres, one decimal. */
  litres?: InputMaybe<Scalars['Float']['input']>;
};

/** Why the shop refused, in `errors[].extensions.code`: branch on it, never on the message. Details stand beside it. */
export type ErrorCode =
  /** The e-mail belongs to another account of this shop. Confirm the address, then sign in again. */
  | 'ACCOUNT_CONFLICT'
  /** The account is being deleted. The same address can sign up again in a few minutes. */
  | 'ACCOUNT_DELETED'
  /** The account is disabled. */
  | 'ACCOUNT_DISABLED'
  /** Orders are still to be paid, shipped, taken back or decided; `orders` names them. The account is deleted once they are done. */
  | 'ACCOUNT_HAS_OPEN_ORDERS'
  /** An account with admin rights is not deleted: take the rights away first. */
  | 'ACCOUNT_IS_ADMIN'
  /** Several orders have this total and none was read since the last payment. Send `orderId`, or read one first. */
  | 'AMBIGUOUS_ORDER'
  /** The customer waits for as many parts as one may. `limit` says how many; take one of them off first. */
  | 'BACK_IN_STOCK_LIMIT'
  /** A value is missing or has the wrong form. */
  | 'BAD_INPUT'
  /** The cart has no room for that; nothing was added. `limit` says how many parts it holds. */
  | 'CART_FULL'
  /** Something else is to be done about this case now. Look at it again. */
  | 'CASE_CHANGED'
  /** No longer possible as things stand now. Look again before another try. */
  | 'CONFLICT'
  /** The e-mail address of the account has to be confirmed first. */
  | 'EMAIL_NOT_VERIFIED'
  /** Not for this caller, or unknown: the two look the same. */
  | 'FORBIDDEN'
  /** The garage has no room for that; nothing was added. `limit` says how many cars it holds. */
  | 'GARAGE_FULL'
  /** More units of this part than this customer can hold yet; the message says what to do. */
  | 'HOLD_LIMIT'
  /** The idempotency key was used for another request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The first request with this key is still at work. Ask again with the same key. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** A fault of the shop. Nothing more is told; `requestId` finds it in the log. */
  | 'INTERNAL'
  /** What was typed can not be a VIN. `position` says where, counted from 1; null: its length. */
  | 'INVALID_VIN'
  /** Nobody would be left who is an admin. */
  | 'LAST_ADMIN'
  /** The shop sends no mail, so nobody can be written to. */
  | 'MAIL_NOT_SET_UP'
  /** Somebody has answered this message meanwhile; nothing was sent. Read it again first. */
  | 'MESSAGE_CHANGED'
  /** There is nothing of this name or id (any more). */
  | 'NOT_FOUND'
  /** The order is paid: it can be neither paid again nor deleted. */
  | 'ORDER_ALREADY_PAID'
  /** The order is on its way: its address stays, and it is not refunded. */
  | 'ORDER_ALREADY_SHIPPED'
  /** The bank is deciding a dispute about this order: it is not refunded until then. */
  | 'ORDER_DISPUTED'
  /** Nothing was ordered: `lines` names every line that is refused, by `index` from 0, with its own `code`, `message` and details. */
  | 'ORDER_LINES_REFUSED'
  /** Only a paid order is shipped or refunded. */
  | 'ORDER_NOT_PAID'
  /** The order is just being changed. Try again in a moment. */
  | 'ORDER_NOT_PAYABLE'
  /** Only what was shipped can be sent back. */
  | 'ORDER_NOT_SHIPPED'
  /** The order was refunded: it is neither shipped nor paid again nor deleted. */
  | 'ORDER_REFUNDED'
  /** Not possible with the account of the caller. */
  | 'OWN_ACCOUNT'
  /** Only who received the part can say this: an order of it was shipped to them. */
  | 'PART_NOT_RECEIVED'
  /** Fewer units are left than the smallest order. */
  | 'PART_SOLD_OUT'
  /** The request body is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** The payment was cancelled. Nothing was charged; open another one. */
  | 'PAYMENT_CANCELED'
  /** The provider is still working on the payment. */
  | 'PAYMENT_IN_PROGRESS'
  /** The payment is not for this order, amount or customer. */
  | 'PAYMENT_MISMATCH'
  /** The provider has not received the money (yet). */
  | 'PAYMENT_NOT_SUCCEEDED'
  /** The units were sold meanwhile; the money goes back. */
  | 'PAYMENT_REFUNDED'
  /** No picture that the shop takes. `reason`: ANIMATED, DAMAGED, MIXED (something else as well), TOO_MANY_PIXELS, TOO_SMALL, TYPE. */
  | 'PICTURE_REFUSED'
  /** The price is no longer what the client named. */
  | 'PRICE_CHANGED'
  /** Fewer units than the smallest order, or more than are available. */
  | 'QUANTITY_OUT_OF_RANGE'
  /** Too often. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again. */
  | 'RATE_LIMITED'
  /** Money of a payment of several orders went back by hand, and nobody has said of which: none of them is refunded until then. */
  | 'REFUND_NOT_PLACED'
  /** The return has gone on, or ended: this is not done any more, or not yet. */
  | 'RETURN_STATE'
  /** The time to send something back is over. `until` says since when. */
  | 'RETURN_TOO_LATE'
  /** More units than can be sent back or came, or none. `left` says how many can. */
  | 'RETURN_UNITS'
  /** Database, payment or identity provider did not answer. Nothing was decided. */
  | 'SERVICE_UNAVAILABLE'
  /** The time to undo the shipment is over. */
  | 'SHIPMENT_FINAL'
  /** The customer has this many unpaid orders. Pay or delete one first. */
  | 'TOO_MANY_OPEN_ORDERS'
  /** No token, or one that is not good (any more). Sign in and try again. */
  | 'UNAUTHENTICATED'
  /** The shop does not know this car. `field` says what of it: make, model or year. */
  | 'UNKNOWN_CAR'
  /** Name and price do not point to exactly one part or order. */
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
  /** How many said no. */
  no: Scalars['Int']['output'];
  /** How many orders of it came back because it did not fit; null until ten customers have answered. */
  returned: Maybe<Scalars['Int']['output']>;
  /** How many said yes. */
  yes: Scalars['Int']['output'];
};

/** Whether the ordered part fits the car, as it stood when the order was placed. It stays as it is, even if the list changes. */
export type FitReceipt = {
  /** The car. */
  car: OrderedCar;
  /** Why, in words without a full stop. */
  reason: Scalars['String']['output'];
  /** How often the line that decided had been changed, from 1; null when no line speaks of the model. */
  revision: Maybe<Scalars['Int']['output']>;
  /** The verdict. */
  verdict: Verdict;
};

/** One line of the list of cars that a part fits or, when it excludes, does not fit. */
export type Fitment = {
  /** The answers that hold; null without a question. */
  accepted: Maybe<Array<Scalars['String']['output']>>;
  /** The engine that is asked for; null: any. */
  engine: Maybe<Engine>;
  /** Whether the line says that the part does not fit. Such a line wins. */
  excludes: Scalars['Boolean']['output'];
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Who makes the car. */
  make: Scalars['String']['output'];
  /** What the car is called. */
  model: Scalars['String']['output'];
  /** What else there is to know. */
  note: Maybe<Scalars['String']['output']>;
  /** Where it goes; null: that is plain, or not known. */
  position: Maybe<Position>;
  /** What else has to be asked; null: nothing. */
  question: Maybe<FitmentQuestion>;
  /** Counts the changes of the line, from 1. */
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

/** What the owner of a car answered to a question. */
export type FitmentAnswer = {
  /** The answer. */
  answer: Scalars['String']['output'];
  /** The key of the question. */
  question: Scalars['ID']['output'];
};

/** What the owner of a car answered to a question. */
export type FitmentAnswerInput = {
  /** One of its answers. Any other leaves it open, and so does a question that nobody asks. */
  answer: Scalars['String']['input'];
  /** The key of the question. */
  question: Scalars['ID']['input'];
};

/** A change of a list of cars before it is made: a row that goes, a row that comes, or one in the place of another. */
export type FitmentChangeInput = {
  /** What would stand there; null: nothing. */
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
  /** The items themselves, for those who need no cursors. */
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
  /** Id of the row to look at. */
  fitmentId: Maybe<Scalars['ID']['output']>;
  /** Its place among the findings. */
  id: Scalars['ID']['output'];
  /** What looks wrong. */
  kind: FitmentFindingKind;
  /** Id of the order that was sent back, with its car and receipt; null for all else. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Id of the part whose list it is; null: of none. */
  partId: Maybe<Scalars['ID']['output']>;
  /** What the part is. */
  partName: Maybe<Scalars['String']['output']>;
  /** The part's number. */
  partNumber: Maybe<Scalars['String']['output']>;
  /** What stands there, in a sentence. */
  text: Scalars['String']['output'];
};

/** A page of what looks wrong in the lists of cars. */
export type FitmentFindingConnection = {
  /** When all lists were looked at last; null: never yet. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many there are of each kind, of all parts, the clearest mistakes first. */
  counts: Array<FindingCount>;
  /** The items of this page, each with its cursor. */
  edges: Array<FitmentFindingEdge>;
  /** The items themselves, for those who need no cursors. */
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
  /** A row that another one says already. */
  | 'DUPLICATE'
  /** Years missing between two rows that are alike. */
  | 'HOLE'
  /** An engine that no car of the model is known with; a question that no row asks. */
  | 'ORPHAN'
  /** Two rows that say the same of some years. */
  | 'OVERLAP'
  /** Other pieces than nearly all rows of the part. */
  | 'QUANTITY'
  /** A customer sends the part back because it does not fit; gone once the list was changed. */
  | 'RETURNED'
  /** Years in which the model was not made. */
  | 'YEAR';

/** A line of the list of cars that a part fits. */
export type FitmentInput = {
  /** The answers that hold, with a question only. */
  accepted?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The engine that is asked for; null: any. */
  engine?: InputMaybe<EngineInput>;
  /** Whether the line says that the part does not fit. */
  excludes?: Scalars['Boolean']['input'];
  /** Who makes the car, as `vehicles` has it; case does not matter. */
  make: Scalars['String']['input'];
  /** What the car is called. */
  model: Scalars['String']['input'];
  /** What else there is to know. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes. */
  position?: InputMaybe<Position>;
  /** The key of what else has to be asked; null: nothing. */
  question?: InputMaybe<Scalars['ID']['input']>;
  /** How many a car needs there. */
  units?: InputMaybe<Scalars['Int']['input']>;
  /** The first model year; one of the model. */
  yearFrom: Scalars['Int']['input'];
  /** The last model year; one of the model. */
  yearTo: Scalars['Int']['input'];
};

/** A make of cars and how many lines are of it. */
export type FitmentMake = {
  /** How many lines. */
  count: Scalars['Int']['output'];
  /** Who makes the cars. */
  make: Scalars['String']['output'];
};

/** Something that make, model, year and engine of a car do not tell. Ask it once and keep the answer with the car. */
export type FitmentQuestion = {
  /** All that can be answered, in words that follow "with": `rear discs`. */
  answers: Array<Scalars['String']['output']>;
  /** Its name, which stays: `rear-brakes`. */
  key: Scalars['ID']['output'];
  /** The question itself. */
  text: Scalars['String']['output'];
};

/** Which parts are listed for a car. */
export type FitmentScope =
  /** All of them, also those that do not fit. */
  | 'ALL'
  /** Those that fit. */
  | 'FITS'
  /** Those that fit, those that depend on an answer, and those of which nothing is known. */
  | 'FITS_OR_MAYBE';

/** Whether a part fits a car, and why. */
export type FitmentVerdict = {
  /** With FITS_IF: whether the engine of the car has to be said. */
  needsEngine: Scalars['Boolean']['output'];
  /** With FITS_IF: what an answer would settle. Null when it is the engine that is asked for. */
  question: Maybe<FitmentQuestion>;
  /** Why, in words without a full stop: "Front, Civic 2016 to 2021 with 2.0 l; yours is 2016 1.5 l". */
  reason: Scalars['String']['output'];
  /** The line that decided or, where none did, that comes nearest; null when no line speaks of the model. */
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

/** A car that a customer keeps with the account. */
export type GarageCar = {
  /** What its owner answered so far. */
  answers: Array<FitmentAnswer>;
  /** When it was last chosen. */
  chosenAt: Scalars['DateTime']['output'];
  /** What is known of its engine; null: nothing. */
  engine: Maybe<Engine>;
  /** Id of the car in the garage. */
  id: Scalars['ID']['output'];
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** What it is called. */
  model: Scalars['String']['output'];
  /** Its model year. */
  year: Scalars['Int']['output'];
};

/** A car to keep with the account. */
export type GarageCarInput = {
  /** What its owner answered so far. */
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
  /** When the file came. */
  createdAt: Scalars['DateTime']['output'];
  /** The sign between cells; null until it is read. */
  delimiter: Maybe<Scalars['String']['output']>;
  /** Names this preview: apply with it. Whenever the file is looked at anew it is another; null until it was. */
  digest: Maybe<Scalars['String']['output']>;
  /** UTF-8, UTF-16 or Latin-1; null until it is read. */
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
  /** What stands there; null: nothing. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the column. */
  column: Scalars['String']['output'];
};

/** A page of imports. */
export type ImportConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ImportEdge>;
  /** The items themselves, for those who need no cursors. */
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
  /** Rows that the shop says already. */
  same: Scalars['Int']['output'];
  /** Rows that can not be taken; the preview shows the first 1000. */
  wrong: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ImportEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Import;
};

/** What the rows of a file are. */
export type ImportKind =
  /** Lists of cars. */
  | 'FITMENT'
  /** Numbers that others give parts. */
  | 'NUMBERS'
  /** Parts with prices and stock. */
  | 'PARTS'
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
  /** With WRONG: what is wrong with it, going on from the value. */
  reason: Maybe<Scalars['String']['output']>;
  /** The row of the file; the head is row 1. */
  row: Scalars['Int']['output'];
  /** With WRONG: what stands in the cell. */
  value: Maybe<Scalars['String']['output']>;
  /** With NEW: the row in words. */
  words: Maybe<Scalars['String']['output']>;
};

/** A page of what the rows of a file would do. */
export type ImportLineConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ImportLineEdge>;
  /** The items themselves, for those who need no cursors. */
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

/** What a row of a file would do. */
export type ImportLineKind =
  /** It changes something of the shop. */
  | 'CHANGED'
  /** It adds something to the shop. */
  | 'NEW'
  /** The shop says so already. */
  | 'SAME'
  /** It can not be taken; while there is one, nothing is applied. */
  | 'WRONG';

/** How far an import has come. Ask again while it is at work. */
export type ImportState =
  /** It is written. */
  | 'APPLIED'
  /** It is being written, all of it or nothing. */
  | 'APPLYING'
  /** The shop reads it; nothing else is written. */
  | 'CHECKING'
  /** The shop failed three times at reading or applying it; `problem` says why. Nothing is written. */
  | 'FAILED'
  /** It was read: this is what it would do. */
  | 'READY'
  /** The file is on its way. */
  | 'RECEIVING'
  /** It can not be read; `problem` says where and why. */
  | 'REFUSED'
  /** It is being taken back. */
  | 'UNDOING'
  /** It was taken back. */
  | 'UNDONE';

/** A piece of work on a car, and what it needs. */
export type Job = {
  /** The category whose page offers it. */
  category: Maybe<Category>;
  /** What is done, in a sentence or two; may be empty. */
  description: Scalars['String']['output'];
  /** How much of it the car is served with; null without a car. */
  fit: Maybe<JobFit>;
  /** Its name in addresses, which stays: `front-brakes`. */
  key: Scalars['ID']['output'];
  /** Its place among all jobs; of two alike the first by its key. */
  place: Scalars['Int']['output'];
  /** Counts its changes, from 1. */
  revision: Scalars['Int']['output'];
  /** What it needs, in this order. */
  slots: Array<JobSlot>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What else people call it: searches for these offer it. */
  words: Array<Scalars['String']['output']>;
};

/** How much of a job a car is served with. */
export type JobFit = {
  /** How many of these are. */
  filled: Scalars['Int']['output'];
  /** Of how many of these nothing is known. */
  noData: Scalars['Int']['output'];
  /** How many slots the job needs filled. */
  required: Scalars['Int']['output'];
  /** What the filled ones cost; null without any. */
  total: Maybe<Scalars['Money']['output']>;
  /** How many of these wait for an answer, or for the engine. */
  waiting: Scalars['Int']['output'];
};

/** All of a job. */
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
  /** What else people call it. */
  words: Array<Scalars['String']['input']>;
};

/** A part for a slot of a job. */
export type JobPart = {
  /** Whether it fits the car, and why. */
  fitment: FitmentVerdict;
  /** The part. */
  part: Part;
  /** How many to order: `units`, at least the smallest order. */
  quantity: Scalars['Int']['output'];
  /** What `quantity` of it cost now. */
  total: Scalars['Money']['output'];
  /** How many the car needs: by the line of its list that decides, else by the slot. */
  units: Scalars['Int']['output'];
};

/** What a job asks for in one place. */
export type JobSlot = {
  /** Other parts, the best first, as `state` says. */
  alternatives: Array<JobPart>;
  /** The best part that fits: in stock before sold out, then the cheapest. Null without one: nothing else is ever chosen. */
  choice: Maybe<JobPart>;
  /** With WAITS_FOR_ANSWER: whether the engine of the car has to be said. */
  needsEngine: Scalars['Boolean']['output'];
  /** With WAITS_FOR_ANSWER: the question that decides. Null when it is the engine. */
  question: Maybe<FitmentQuestion>;
  /** Whether the job needs it; else it is good to have. */
  required: Scalars['Boolean']['output'];
  /** What there is for the car; null without a car. */
  state: Maybe<JobSlotState>;
  /** What it is called in the job. */
  title: Scalars['String']['output'];
  /** What goes there. */
  type: PartType;
  /** How many, where the line of a list that decides does not say it. */
  units: Scalars['Int']['output'];
};

/** What a job asks for in one place. */
export type JobSlotInput = {
  /** Whether the job needs it; else it is good to have. */
  required: Scalars['Boolean']['input'];
  /** What it is called in the job. */
  title: Scalars['String']['input'];
  /** What goes there; a job asks for a type once. */
  type: PartType;
  /** How many, where no line of a list says it. */
  units: Scalars['Int']['input'];
};

/** What a job has for one of its slots, for a car. */
export type JobSlotState =
  /** A part that fits: `choice`, and others that fit as `alternatives`. */
  | 'FILLED'
  /** No part of this type fits. */
  | 'NOTHING'
  /** Of no part of this type anything is known; some are `alternatives`, for a person to compare. */
  | 'NO_DATA'
  /** Parts that fit depending on `question` or, with `needsEngine`, on the engine: these are `alternatives`. */
  | 'WAITS_FOR_ANSWER';

/** A garage after cars were brought to it. */
export type KeptInGarage = {
  /** How many of the cars it did not have before. */
  added: Scalars['Int']['output'];
  /** All its cars, the one chosen last first. */
  garage: Array<GarageCar>;
};

/** What became of a mail. */
export type MailDelivery =
  /** It was given up: there is a case about it. */
  | 'NOT_SENT'
  /** The mail server has taken it. */
  | 'SENT'
  /** It waits to be sent, or to be tried again. */
  | 'WAITING';

/** How many messages are in each state. */
export type MessageCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Those that were answered. */
  answered: Scalars['Int']['output'];
  /** Those that wait for an answer. */
  open: Scalars['Int']['output'];
};

/** Whether somebody still has to answer a message. */
export type MessageState =
  /** It was answered, here or another way. */
  | 'ANSWERED'
  /** It waits for an answer. */
  | 'OPEN';

/** What can be done; one a request. Without `@auth` everybody may. */
export type Mutation = {
  /** Has its customer send it; again is the same as once. Refused with RETURN_STATE. */
  acceptReturn: Return;
  /** Writes a note about a customer; at most 100. Only admins see notes; they are part of the copy of their data that a customer can take. Answers all of the customer. */
  addCustomerNote: Array<CustomerNote>;
  /** Adds a car to the list of a part. */
  addFitment: Fitment;
  /** Writes a note of an order, for admins only. */
  addOrderNote: OrderNote;
  /** Publishes a part with its first units. Refused with BAD_INPUT when it has no name, image or description: such a one can be saved with `savePartDraft`. */
  addPart: Part;
  /** Answers a message by mail; the same answer again is the same as once. Refused with MESSAGE_CHANGED when somebody else has answered meanwhile, with MAIL_NOT_SET_UP where the shop sends no mail. */
  answerContactMessage: ContactMessage;
  /** Does what prepareBulkChange has shown, all at once; again is the same as once. A part whose price moved meanwhile, or that lacks the units, is left and named by its line, and the rest is done. */
  applyBulkChange: BulkChange;
  /** Has an import that is READY and has no wrong row written, all of it or nothing, in the background. CONFLICT when the preview is no longer the one that was seen. */
  applyImport: Import;
  /** Cancels one's own paid order before it is shipped: its units go back on the shelf, its money to the customer; again is the same as once. Refused with ORDER_NOT_PAID, ORDER_ALREADY_SHIPPED, or ORDER_DISPUTED until the bank has decided. */
  cancelOrder: Order;
  /** Changes a line of a list as a whole. */
  changeFitment: Fitment;
  /** Asks for all lists to be looked at anew, which is done in the background. Always true. */
  checkFitments: Scalars['Boolean']['output'];
  /** Settles the order if its payment intent has succeeded at the provider; the webhook does the same later. Answers the order as it stands. */
  confirmPayment: Order;
  /** The same for orders that were paid together. Answers each as it stands: one that could no longer be honoured is not paid, and its money is on its way back (`refundState`). Refused with PAYMENT_REFUNDED when that is all of them. */
  confirmPayments: Array<Order>;
  /** Opens (or finds again) the one payment of one's own unpaid orders. Expired holds are taken again, or refused with PART_SOLD_OUT or HOLD_LIMIT before any payment exists. When a price has changed meanwhile, refused with PRICE_CHANGED (`oldTotal`, `newTotal`) until the new total is accepted. Of several orders the refusal names each one concerned in `orders`: `orderId`, `code`, `message` and the details of its own, such as `oldTotal` and `newTotal`. */
  createPaymentIntent: PaymentIntent;
  /** Does not take it back; again is the same as once. Refused with RETURN_STATE. */
  declineReturn: Return;
  /** Deletes a customer's account, for good. Orders stay for the books, without the person; all else goes, and every session ends. Refused with ACCOUNT_HAS_OPEN_ORDERS while orders are to be paid, shipped, taken back or decided, and with ACCOUNT_IS_ADMIN. Answers whether the identity provider has deleted the sign-in, too; if not, it is asked until it has. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes the caller's account, for good. Orders stay for the books, without the person; all else goes, and every session ends. Refused with ACCOUNT_HAS_OPEN_ORDERS while orders are to be paid, shipped, taken back or decided, and with ACCOUNT_IS_ADMIN. Answers whether the identity provider has deleted the sign-in, too; if not, it is asked until it has. */
  deleteMyAccount: Scalars['Boolean']['output'];
  /** Deletes an unpaid order: one's own, or any as an admin. Answers it as it was; refused with ORDER_ALREADY_PAID once money moved. */
  deleteOrder: Order;
  /** Disables an account: from the next request on nobody is signed in to it. One's own is refused with OWN_ACCOUNT, the last admin's with LAST_ADMIN. */
  disableAccount: User;
  /** Forgets an import that was not applied, also one that is still being read. Answers it as it was. */
  discardImport: Import;
  /** Has the caller not told of a part any more. Answers all parts that they are told of. */
  dontTellWhenBack: Array<Scalars['ID']['output']>;
  /** Lets the person of a disabled account log in again. */
  enableAccount: User;
  /** Enters where orders go that came without an address, as their customer has told the shop: of all of them or none. Refused with ORDER_ALREADY_SHIPPED, and with CONFLICT where one has another address by now. */
  enterAddress: Array<Order>;
  /** Has the cars that ship with the shop looked at, as if their file had been sent as VEHICLES. Nothing is written before that import is applied. */
  importDemoCars: Import;
  /** Brings cars to the front of the caller's garage. One that is there already takes the answers that are given, and its engine where that was not known. Refused with GARAGE_FULL when there is no room for all, with UNKNOWN_CAR when the shop does not know one: then none was added. */
  keepInGarage: KeptInGarage;
  /** Grants admin rights; they count once the e-mail of the account is verified. */
  makeAdmin: User;
  /** Marks a message as answered another way, or opens it again. Sends nothing. */
  markContactMessage: ContactMessage;
  /** Brings a visitor's cart to the caller's: of a part that is in both, the visitor's quantity counts. Answers the cart; refused with CART_FULL when there is no room for all, and then nothing was added. */
  mergeCart: Array<CartLine>;
  /** Orders a part at the server's price and sets the units aside until `holdExpiresAt`. */
  placeOrder: Order;
  /** Orders several parts at the server's prices, all of them or none: an order of each, with the same `placedTogether`. Refused with ORDER_LINES_REFUSED, which names every line that is wrong. */
  placeOrders: Array<Order>;
  /** Posts a review under the caller's own name. Of a part it is one for each order: said again, it is changed. */
  postReview: Review;
  /** Looks at what a rule would do to many parts, at most 1000; nothing is changed. Kept for a day, for applyBulkChange. */
  prepareBulkChange: BulkChange;
  /** Says what of it has come in all, each unit on the shelf or written off; more may come later. Again is the same as once. Refused with RETURN_STATE, or RETURN_UNITS for fewer than came before or more than were to come. */
  receiveReturn: Return;
  /** Has the file of an import that is READY or FAILED looked at anew, by the shop of now. */
  recheckImport: Import;
  /** Refunds a paid order instead of shipping it: its units go back on the shelf, its money to the customer; again is the same as once. Refused with ORDER_NOT_PAID, ORDER_ALREADY_SHIPPED, ORDER_DISPUTED until the bank has decided, or REFUND_NOT_PLACED until somebody has said of which orders money of its payment went back by hand. */
  refundOrder: Order;
  /** Gives back what came cost, or less, and ends the return; again is the same as once. Refused with RETURN_STATE, ORDER_DISPUTED until the bank has decided, or BAD_INPUT for too much. */
  refundReturn: Return;
  /** Removes a message for good, with its answers. Answers it as it was; refused with NOT_FOUND once it is gone. */
  removeContactMessage: ContactMessage;
  /** Removes a note for good. Answers those that are left; refused with NOT_FOUND once it is gone. */
  removeCustomerNote: Array<CustomerNote>;
  /** Takes a line out of its list. Answers it as it was. */
  removeFitment: Fitment;
  /** Takes a car out of the caller's garage. Answers the others. */
  removeFromGarage: Array<GarageCar>;
  /** Removes a job. Answers it as it was. */
  removeJob: Job;
  /** Removes a note, one's own or another admin's. Answers it as it was; NOT_FOUND once it is gone. */
  removeOrderNote: OrderNote;
  /** Takes a part off the shop. Orders of it stay. Answers the part as it was. */
  removePart: Part;
  /** Deletes a draft. Answers it as it was. */
  removePartDraft: PartDraft;
  /** Removes a review for good. Answers it as it was; refused with NOT_FOUND once it is gone. */
  removeReview: Review;
  /** Asks to send units of one's own shipped order back; nothing is to be sent before the shop has accepted. The same again while nobody has answered is the same as once. Refused with ORDER_NOT_SHIPPED, RETURN_TOO_LATE, RETURN_UNITS, or RETURN_STATE while another request of the same reason waits. */
  requestReturn: Return;
  /** Does the one thing that a case asks for; again is the same as once. Refused with CASE_CHANGED when that is something else by now. */
  resolvePaymentCase: PaymentCase;
  /** Brings units in, or writes them off when `quantity` is negative. The reason goes to the ledger. */
  restockPart: Part;
  /** Takes admin rights away. The last admin is refused with LAST_ADMIN. */
  revokeAdmin: User;
  /** Adds a job, or changes it as a whole. Answers it without a car. */
  saveJob: Job;
  /** Saves a part that is not to be in the shop yet. */
  savePartDraft: PartDraft;
  /** Sends a message to the people who run the shop. One about an order needs its customer to be signed in. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Puts a part into the caller's cart, or sets how many are wanted. Answers the cart; refused with CART_FULL, and with NOT_FOUND for a part that is not sold. */
  setCartLine: Array<CartLine>;
  /** Says where one's own order goes, until it is shipped: for orders that were placed without an address. Refused with ORDER_ALREADY_SHIPPED. */
  setDelivery: Order;
  /** Says whether the part of one's own order fitted; the last answer counts. Refused with PART_NOT_RECEIVED before it is shipped. */
  setFitAnswer: Order;
  /** Says whether a part fits any car, and whether its list is complete. */
  setFitmentMarks: Part;
  /** Sets all numbers of a part but the maker's own. */
  setPartNumbers: Part;
  /** Sets all specifications of a part. */
  setPartSpecifications: Part;
  /** Puts a case aside, with a note on what it waits for. Refused with CASE_CHANGED once it is closed. */
  setPaymentCaseWaiting: PaymentCase;
  /** Marks a paid order as shipped, in a parcel of its own; again is the same as once. Refused with ORDER_NOT_PAID or ORDER_REFUNDED. */
  shipOrder: Order;
  /** Ships what of these orders is paid, a parcel for each customer and address; what is shipped already stays as it is. Answers the parcels that they are in: an order that is in none of them was not shipped. Refused with BAD_INPUT when one tracking number is said of several parcels. */
  shipOrders: Array<Parcel>;
  /** Exchanges a Firebase ID token for our access token and stores the account. Public: the ID token is the proof. */
  signIn: AccessToken;
  /** Ends all of the caller's sessions, this one too: on every device it is time to log in again. */
  signOutEverywhere: Scalars['Boolean']['output'];
  /** Has the caller told by one mail when a part is back; again is the same as once. Answers all parts that they are told of. Refused with EMAIL_NOT_VERIFIED, BACK_IN_STOCK_LIMIT, MAIL_NOT_SET_UP, and with NOT_FOUND for a part that is not sold. */
  tellWhenBack: Array<Scalars['ID']['output']>;
  /** Gives back what a bulk change did, within ten minutes; again is the same as once. A price that was changed since stays, units that left the shelf since are not taken: the lines name both. Refused with CONFLICT later. */
  undoBulkChange: BulkChange;
  /** Has an import taken back, up to 30 days after it was applied; `problem` says why, where its rows were changed since. */
  undoImport: Import;
  /** Takes a shipment back within 10 seconds of shipOrder (and a little longer, for the line); again is the same as once. Refused with SHIPMENT_FINAL later. */
  undoShipOrder: Order;
  /** The same for several orders: all of them or none. Refused with SHIPMENT_FINAL. */
  undoShipOrders: Array<Order>;
  /** Changes what the input names of a part. */
  updatePart: Part;
  /** Stores the caller's profile. */
  updateProfile: User;
  /** Takes one's own return back, until something of it came; again is the same as once. Refused with RETURN_STATE. */
  withdrawReturn: Return;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationAcceptReturnArgs = {
  id: Scalars['ID']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationAddCustomerNoteArgs = {
  customerId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationAddFitmentArgs = {
  input: FitmentInput;
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationAddOrderNoteArgs = {
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationAddPartArgs = {
  draftId?: InputMaybe<Scalars['ID']['input']>;
  input: AddPartInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationAnswerContactMessageArgs = {
  expectedAnswers: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationApplyBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationApplyImportArgs = {
  digest: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationChangeFitmentArgs = {
  id: Scalars['ID']['input'];
  input: FitmentInput;
  revision: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationConfirmPaymentArgs = {
  orderId: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationConfirmPaymentsArgs = {
  orderIds: Array<Scalars['ID']['input']>;
  transactionId: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationCreatePaymentIntentArgs = {
  acceptedTotal?: InputMaybe<Scalars['Money']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDeclineReturnArgs = {
  id: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDeleteAccountArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDeleteMyAccountArgs = {
  email: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDeleteOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDisableAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDiscardImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationDontTellWhenBackArgs = {
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationEnableAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationEnterAddressArgs = {
  address: Scalars['String']['input'];
  orderIds: Array<Scalars['ID']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationKeepInGarageArgs = {
  cars: Array<GarageCarInput>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationMakeAdminArgs = {
  email: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationMarkContactMessageArgs = {
  id: Scalars['ID']['input'];
  state: MessageState;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationMergeCartArgs = {
  lines: Array<CartLineInput>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationPlaceOrdersArgs = {
  input: PlaceOrdersInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationPostReviewArgs = {
  input: PostReviewInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationPrepareBulkChangeArgs = {
  filter?: InputMaybe<PartFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  rule: BulkChangeRuleInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationReceiveReturnArgs = {
  id: Scalars['ID']['input'];
  shelved: Scalars['Int']['input'];
  writtenOff: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRecheckImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRefundOrderArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRefundReturnArgs = {
  amount?: InputMaybe<Scalars['Money']['input']>;
  deduction?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveContactMessageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveCustomerNoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveFitmentArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveFromGarageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveJobArgs = {
  key: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveOrderNoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemovePartArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemovePartDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRemoveReviewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRequestReturnArgs = {
  orderId: Scalars['ID']['input'];
  reason: ReturnReason;
  text?: InputMaybe<Scalars['String']['input']>;
  units: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationResolvePaymentCaseArgs = {
  action: PaymentCaseAction;
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRestockPartArgs = {
  id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationRevokeAdminArgs = {
  email: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSaveJobArgs = {
  input: JobInput;
  key: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSavePartDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PartDraftInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetCartLineArgs = {
  partId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetDeliveryArgs = {
  address: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  phone: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetFitAnswerArgs = {
  fitted: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetFitmentMarksArgs = {
  fitmentComplete?: InputMaybe<Scalars['Boolean']['input']>;
  partId: Scalars['ID']['input'];
  universal?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetPartNumbersArgs = {
  numbers: Array<PartNumberInput>;
  partId: Scalars['ID']['input'];
  seen: Array<PartNumberInput>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetPartSpecificationsArgs = {
  partId: Scalars['ID']['input'];
  seen: Array<PartSpecificationInput>;
  specifications: Array<PartSpecificationInput>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSetPaymentCaseWaitingArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationShipOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationShipOrdersArgs = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  parcels?: InputMaybe<Array<ParcelInput>>;
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationSignInArgs = {
  idToken: Scalars['String']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationTellWhenBackArgs = {
  partId: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationUndoBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationUndoShipOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationUndoShipOrdersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationUpdatePartArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePartInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done; one a request. Without `@auth` everybody may. */
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

/** An order of one part. Prices are those of the moment it was placed. */
export type Order = {
  /** Where to send it; null in orders of clients that do not ask. */
  address: Maybe<Scalars['String']['output']>;
  /** Whether cancelOrder is for its customer, who asks, now: paid, neither shipped nor refunded. */
  cancellable: Scalars['Boolean']['output'];
  /** When its customer cancelled it after it was paid; null otherwise. `refundedAt` is set as well. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** The card that paid it, as receipts name it. Null until it is paid, and for payments from before it was written down. */
  card: Maybe<PaymentCard>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the customer's account. */
  customerId: Scalars['ID']['output'];
  /** Whether the customer's bank asks for the money back and has not decided: it is not refunded until then. */
  disputed: Scalars['Boolean']['output'];
  /** The customer's e-mail address. */
  email: Scalars['String']['output'];
  /** Whether the part fits the car that it was ordered for, as it stood then. Null when no car was chosen. */
  fitReceipt: Maybe<FitReceipt>;
  /** What its customer answered to "Did it fit?"; null: nothing yet. */
  fitted: Maybe<Scalars['Boolean']['output']>;
  /** Until when the units are set aside; null once paid. In the past: paying takes them again if they are still there. */
  holdExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** The customer's name. */
  name: Scalars['String']['output'];
  /** Short number for people, such as "7F3A-91C2". */
  number: Scalars['String']['output'];
  /** Whether it is paid, and was not refunded since. */
  paid: Scalars['Boolean']['output'];
  /** When it was paid; null until then. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** The other orders that were paid by the same payment, by their ids. Empty until it is paid, and when it was paid alone. Not to be asked of each other. */
  paidWith: Array<Order>;
  /** What it was sent in; null until then, and for orders from before parcels were written down. */
  parcel: Maybe<Parcel>;
  /** The ordered part as it is today; null once it is no longer sold. */
  part: Maybe<Part>;
  /** Phone number for the delivery; null in orders of clients that do not ask. */
  phone: Maybe<Scalars['String']['output']>;
  /** The same in orders that were placed together; null in one that was placed alone. */
  placedTogether: Maybe<Scalars['ID']['output']>;
  /** The total: unit price times quantity. */
  price: Scalars['Money']['output'];
  /** The part's name when the order was placed. */
  product: Scalars['String']['output'];
  /** How many units. */
  quantity: Scalars['Int']['output'];
  /** How far money of this order is on its way back; null when none goes back. */
  refundState: Maybe<RefundState>;
  /** What of its price went back or is on its way back: of a refund, a cancellation, returns. */
  refundedAmount: Scalars['Money']['output'];
  /** When it was refunded or cancelled, before it was shipped; null until then. */
  refundedAt: Maybe<Scalars['DateTime']['output']>;
  /** Null when nothing can be sent back: it is not shipped, the time is over, all of it is in returns. */
  returnOffer: Maybe<ReturnOffer>;
  /** Until when something of it can be sent back; in the past when that is over. Null until it is shipped. */
  returnUntil: Maybe<Scalars['DateTime']['output']>;
  /** What of it is sent back, the oldest first. */
  returns: Array<Return>;
  /** For admins: until when undoShipOrder is offered; in the past once the shipment is final. Null while it is not shipped, and for customers. */
  shipUndoUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is shipped. */
  shipped: Scalars['Boolean']['output'];
  /** When it was shipped; null until then. */
  shippedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands, told from its moments. */
  status: OrderStatus;
  /** The story of the order, oldest first. */
  timeline: Array<OrderEvent>;
  /** The payment provider's id of the payment that paid it; null until then. */
  transactionId: Maybe<Scalars['String']['output']>;
  /** Price per unit when the order was placed. */
  unitPrice: Scalars['Money']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  /** Over the same search and day, whatever state is shown: for tabs. */
  counts: OrderCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The items themselves, for those who need no cursors. */
  nodes: Array<Order>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when a search finds more than 1,000 orders: the newest of them are listed and counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** How many orders are in each state. */
export type OrderCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Paid, and cancelled by its customer before it was shipped. */
  cancelled: Scalars['Int']['output'];
  /** False when a search finds more than 1,000 orders: then these are counts of the newest 1,000. */
  isExact: Scalars['Boolean']['output'];
  /** Paid, not yet shipped. */
  pending: Scalars['Int']['output'];
  /** Paid, and refunded instead of shipped. */
  refunded: Scalars['Int']['output'];
  /** Shipped, and all of it came back and was refunded. */
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

/** One thing that happened to an order. */
export type OrderEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** E-mail of who did it: everybody for admins, oneself for customers. Null when the shop did it. */
  by: Maybe<Scalars['String']['output']>;
  /** What happened. */
  kind: OrderEventKind;
};

/** What happened to an order. */
export type OrderEventKind =
  /** Its customer cancelled the paid order: it is not shipped, its money goes back. */
  | 'CANCELLED'
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
  /** The shop accepted that. */
  | 'RETURN_ACCEPTED'
  /** The shop declined that. */
  | 'RETURN_DECLINED'
  /** Something of it came back. */
  | 'RETURN_RECEIVED'
  /** The shop gives back what that cost. */
  | 'RETURN_REFUNDED'
  /** Its customer asked to send something of it back. */
  | 'RETURN_REQUESTED'
  /** Its customer keeps it after all. */
  | 'RETURN_WITHDRAWN'
  /** The order was shipped. */
  | 'SHIPPED'
  /** The shipment was taken back at once: it had been marked by mistake. */
  | 'SHIP_UNDONE';

/** Narrows the list of orders; all that is given must hold. */
export type OrderFilter = {
  /** Only orders that were paid on this day (UTC): an ISO 8601 date, such as "2026-11-21". */
  paidOn?: InputMaybe<Scalars['String']['input']>;
  /** Words from product, customer's name, e-mail, address, phone or the payment's id, or a part of the order's number; number and phone also in one go, however they are punctuated. Of more than 1,000 orders that have them the newest are listed. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Orders that stand here. */
  status?: InputMaybe<OrderStatus>;
};

/** The car that a part is ordered for. */
export type OrderFitInput = {
  /** What its owner answered so far. */
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  /** The car. One that the shop does not know is noted with the order, and refuses nothing. */
  vehicle: VehicleInput;
};

/** One part, and a quantity of it. */
export type OrderLineInput = {
  /** The price per unit that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The customer's car: the order keeps what is said of it now as its `fitReceipt`. It changes nothing else. */
  fit?: InputMaybe<OrderFitInput>;
  /** Id of the part. */
  partId: Scalars['ID']['input'];
  /** Within the part's smallest order and what is available. */
  quantity: Scalars['Int']['input'];
};

/** What an admin wrote of an order, for admins only. */
export type OrderNote = {
  /** E-mail of its author; null once the account is gone. */
  by: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the note. */
  id: Scalars['ID']['output'];
  /** The note, as plain text. */
  text: Scalars['String']['output'];
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
  /** Paid, and cancelled by its customer before it was shipped. */
  | 'CANCELLED'
  /** Paid, not yet shipped. */
  | 'PENDING'
  /** Paid, and refunded instead of shipped. */
  | 'REFUNDED'
  /** Shipped, and all of it came back and was refunded. */
  | 'RETURNED'
  /** Paid and shipped. */
  | 'SHIPPED'
  /** Not paid. */
  | 'UNPAID';

/** The car that an order was placed for, as it was then. */
export type OrderedCar = {
  /** What was known of its engine; null: nothing. */
  engine: Maybe<Engine>;
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** What it is called. */
  model: Scalars['String']['output'];
  /** Its model year. */
  year: Scalars['Int']['output'];
};

/** How the shop is doing, for its admins. */
export type Overview = {
  /** One entry a day, oldest first, today last; days without orders too. */
  days: Array<SalesDay>;
  /** Parts below ten units or below three of their smallest orders. */
  lowStock: Scalars['Int']['output'];
  /** The five parts that run out first. */
  lowStockParts: Array<Part>;
  /** The five newest accounts. */
  newestCustomers: Array<User>;
  /** When the order that waits longest was paid; null when none waits. */
  oldestToShipAt: Maybe<Scalars['DateTime']['output']>;
  /** How many payment cases need somebody. */
  paymentCases: PaymentCaseCounts;
  /** What was paid today (UTC), less what of it went back. */
  salesToday: Scalars['Money']['output'];
  /** Parts of which not even the smallest order is left: counted in `lowStock` too. */
  soldOut: Scalars['Int']['output'];
  /** Orders that are paid and wait to be shipped. */
  toShip: Scalars['Int']['output'];
  /** Orders that are not paid. */
  unpaid: Scalars['Int']['output'];
  /** What the unpaid orders come to. */
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

/** What orders of one customer to one address are sent in. */
export type Parcel = {
  /** Who brings it; null when nobody said. */
  carrier: Maybe<Scalars['String']['output']>;
  /** Id of the parcel. */
  id: Scalars['ID']['output'];
  /** What is in it. */
  orders: Array<Order>;
  /** When it was marked as shipped. */
  shippedAt: Scalars['DateTime']['output'];
  /** The carrier's number of it; null when it has none. */
  trackingNumber: Maybe<Scalars['String']['output']>;
  /** Where the carrier tells of it; null without a number, and for a carrier that the shop doesn't know. */
  trackingUrl: Maybe<Scalars['String']['output']>;
};

/** Orders that are sent together, and how. */
export type ParcelInput = {
  /** Name of a carrier (`carriers`), or of any other: only known ones have a link. Null: nobody says. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Ids of paid orders of one customer to one address. */
  orderIds: Array<Scalars['ID']['input']>;
  /** The carrier's number of the parcel, spaces and hyphens aside. Needs `carrier`. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What would be sent together: paid orders of one customer to one address that wait to be shipped. */
export type ParcelToShip = {
  /** Id of the order in it that was paid first. */
  id: Scalars['ID']['output'];
  /** What admins wrote of the orders in it, in their order. */
  notes: Array<OrderNote>;
  /** What would be in it, the first paid first: 200 at most, as shipOrders takes. Without an address the desk asks for one. */
  orders: Array<Order>;
};

/** A page of what waits to be shipped. */
export type ParcelsToShip = {
  /** The parcels of this page; that of the order that was paid first, first. */
  nodes: Array<ParcelToShip>;
  /** When the first of them was paid; null when none waits. */
  oldestPaidAt: Maybe<Scalars['DateTime']['output']>;
  /** How many orders are in them. */
  orderCount: Scalars['Int']['output'];
  /** How many parcels there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** False where more than 1,000 orders wait: those that were paid first are listed and counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A part that the shop sells. */
export type Part = {
  /** Units that can be promised now. */
  availableQuantity: Scalars['Int']['output'];
  /** Who makes it, if that is known. */
  brand: Maybe<Scalars['String']['output']>;
  /** Its category, if it has one. */
  category: Maybe<Category>;
  /** Since when it is in the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** What there is to know of it, as plain text; may be empty. */
  description: Scalars['String']['output'];
  /** The longer text of its page, in paragraphs, as plain text; may be empty. */
  details: Scalars['String']['output'];
  /** What those who received it answered to "Did it fit?". */
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
  /** What each of `images` shows, for who does not see it; empty text where nothing is said. */
  imageAlts: Array<Scalars['String']['output']>;
  /** Links of all its pictures, `image` first; empty without one. */
  images: Array<Scalars['String']['output']>;
  /** The jobs that need a part of its type, without a car. */
  jobs: Array<Job>;
  /** What it is. */
  name: Scalars['String']['output'];
  /** All its numbers: the maker's own first, then by kind. */
  numbers: Array<PartNumber>;
  /** Smallest quantity per order. */
  orderQuantity: Scalars['Int']['output'];
  /** The maker's number. */
  partNumber: Maybe<Scalars['String']['output']>;
  /** Price per piece. */
  price: Scalars['Money']['output'];
  /** What those say of it who received it, newest first. */
  reviews: PartReviewConnection;
  /** What can be measured or said of it, in the order of its table. */
  specifications: Array<PartSpecification>;
  /** What it is, if that is said: jobs ask for it, and searches find it by its words. */
  type: Maybe<PartType>;
  /** Fits any car, save those that a line of `fitments` excludes. */
  universal: Scalars['Boolean']['output'];
  /** E-mail of who added the part; masked for everyone but admins. */
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
  /** How many parts of the same search fit the car, whatever of them is listed. Null without a car. */
  fitCounts: Maybe<PartFitCounts>;
  /** The items themselves, for those who need no cursors. */
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
  /** What there is to know of it; may be empty. */
  description: Scalars['String']['output'];
  /** The longer text of its page; may be empty. */
  details: Scalars['String']['output'];
  /** Id of the draft, and of the part that it becomes. */
  id: Scalars['ID']['output'];
  /** Link of the picture. */
  image: Maybe<Scalars['String']['output']>;
  /** What its pictures show, in their order, for who does not see them. */
  imageAlts: Array<Scalars['String']['output']>;
  /** Links of further pictures. */
  moreImages: Array<Scalars['String']['output']>;
  /** What it is; may be empty. */
  name: Scalars['String']['output'];
  /** Smallest quantity per order. */
  orderQuantity: Maybe<Scalars['Int']['output']>;
  /** The maker's number. */
  partNumber: Maybe<Scalars['String']['output']>;
  /** Price per piece. */
  price: Maybe<Scalars['Money']['output']>;
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
  /** E-mail of the admin who saved it last. */
  savedBy: Scalars['String']['output'];
  /** What it is among the types that jobs ask for. */
  type: Maybe<PartType>;
};

/** A part as far as it is known. What is left out is empty: a draft is saved as a whole. */
export type PartDraftInput = {
  /** Units that come in when it is published. */
  availableQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Who makes it. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its category. */
  category?: InputMaybe<Category>;
  /** What there is to know of it, as plain text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The longer text of its page, as plain text; an empty line parts its paragraphs. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Link of a picture, http or https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What `image` and then each of `moreImages` shows, for who does not see it; empty where that is not said. Left out, each picture that stays keeps its text. */
  imageAlts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Links of further pictures, shown after `image`, without which there are none; at most 11, each once. */
  moreImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Smallest quantity per order. */
  orderQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The maker's number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Price per piece. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** What it is among the types that jobs ask for. */
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
  /** False when a search or a price finds more than 1000 parts: then the newest of them are counted. */
  isExact: Scalars['Boolean']['output'];
};

/** Narrows the catalogue; all that is given must hold. */
export type PartFilter = {
  /** Only what the words of `search` find as they are typed: no other spelling, no car. */
  asTyped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Parts of any of these brands, written as `facets` writes them. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Parts of any of these categories. */
  categories?: InputMaybe<Array<Category>>;
  /** Only parts of which at least the smallest order is available. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only parts that run out: below ten units or below three of their smallest orders. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Highest price per piece. */
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Lowest price per piece. */
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Words, a number of a part in any punctuation, a car in words or a VIN; of words the first six count. `search` of the answer says what was understood. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it. */
  vehicle?: InputMaybe<VehicleFilter>;
};

/** How many parts of a search have which verdict on a car: each at most 1000; `isExact` says whether one stops there. */
export type PartFitCounts = {
  /** All of them, also those that do not fit. */
  all: Scalars['Int']['output'];
  /** Those that fit. */
  fits: Scalars['Int']['output'];
  /** Those that depend on an answer. */
  fitsIf: Scalars['Int']['output'];
  /** False when there are more than 1000 with one of the verdicts, so that its count says 1000. */
  isExact: Scalars['Boolean']['output'];
  /** What to ask first: the question that most of them wait for. Null when none does. */
  openQuestion: Maybe<OpenQuestion>;
  /** Those of which nothing is known. */
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

/** A number that others give a part. */
export type PartNumberInput = {
  /** What number it is; `MAKER` is `partNumber` of the part. */
  kind: PartNumberKind;
  /** Whose number it is, if that is known. */
  maker?: InputMaybe<Scalars['String']['input']>;
  /** The number as it is printed. */
  number: Scalars['String']['input'];
};

/** Whose number it is, and what it says of the part. */
export type PartNumberKind =
  /** Another maker's number for a part that can be used instead. */
  | 'INTERCHANGE'
  /** The maker's own number, as `partNumber` has it. */
  | 'MAKER'
  /** The car maker's number for the part that it was built with. */
  | 'OE'
  /** The maker's number for what came after this part. */
  | 'REPLACED_BY'
  /** The maker's number for what this part came after. */
  | 'REPLACES';

/** A page of what those say who received a part. */
export type PartReviewConnection = {
  /** The mean of their ratings, to a tenth; null when nobody gave one. */
  averageRating: Maybe<Scalars['Float']['output']>;
  /** The items of this page, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The items themselves, for those who need no cursors. */
  nodes: Array<Review>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How a search was understood. */
export type PartSearch = {
  /** The cars that it names, the likelier first; of a VIN those that it may be. None with `PartFilter.vehicle` where that may be one of them. With another car, a search for nothing but these lists nothing: somebody has to choose. */
  cars: Array<UnderstoodCar>;
  /** The category that it names, to which the list is narrowed. */
  category: Maybe<Category>;
  /** The likely spelling, whose parts are listed, when the typed one finds none; ask for that with `asTyped`. */
  didYouMean: Maybe<Scalars['String']['output']>;
  /** The one part that has exactly this number, its own or one that others give it. */
  exactPart: Maybe<Part>;
  /** The jobs that it names, without a car; `cars` has that which it names. */
  jobs: Array<Job>;
  /** Texts that were looked for in names, to be marked there; those of less than 4 signs only where a word or a number begins. */
  marks: Array<Scalars['String']['output']>;
  /** Why each part of this page was found, in the order of the page. */
  matches: Array<SearchMatch>;
  /** The highest price that it names ("under 50", "$20"), to which the list is narrowed. */
  maxPrice: Maybe<Scalars['Money']['output']>;
  /** The lowest price that it names ("over 100"), to which the list is narrowed. */
  minPrice: Maybe<Scalars['Money']['output']>;
  /** Up to six parts that have most of the words; empty when the search finds parts. */
  nearest: Array<NearestPart>;
  /** What was looked for in names and numbers; null when a car or a category is all of the search. */
  understoodAs: Maybe<Scalars['String']['output']>;
  /** What holds of every one of `verdicts`: FITS when all fit, FITS_IF when all fit or may. Null otherwise: then nothing may be promised of the list. */
  verdictOfAll: Maybe<Verdict>;
  /** Whether each part of this page fits the car that the search names, in the order of the page; empty where it names none, and with `PartFilter.vehicle`. */
  verdicts: Array<SearchVerdict>;
  /** What each word finds alone; empty when the search finds parts. */
  words: Array<SearchWord>;
};

/** In which order the catalogue is listed. */
export type PartSort =
  /** By their verdict on the car of the filter: what fits, what may, what nothing is known of, what does not; of each the newest first. Without a car as `NEWEST`. */
  | 'BEST_FIT'
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

/** One fact of a part: a number with its unit, or a text. */
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

/** One fact of a part: either a number, with or without a unit, or a text. */
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
  /** Gearbox oil. */
  | 'GEARBOX_OIL'
  /** Headlamp. */
  | 'HEADLAMP'
  /** Headlamp bulb. */
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
  /** Silencer. */
  | 'SILENCER'
  /** Spark plug. */
  | 'SPARK_PLUG'
  /** Stabiliser link. */
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
  /** Tyre. */
  | 'TYRE'
  /** Water pump. */
  | 'WATER_PUMP'
  /** Brake wear sensor. */
  | 'WEAR_SENSOR'
  /** Wheel hub. */
  | 'WHEEL_HUB'
  /** Wiper blades. */
  | 'WIPER_BLADES';

/** A type of parts in words. */
export type PartTypeWords = {
  /** The category where its parts usually are. */
  category: Category;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The type. */
  type: PartType;
};

/** A card as receipts name it. The shop never knows its whole number. */
export type PaymentCard = {
  /** The payment provider's word for its brand, such as `visa`. */
  brand: Scalars['String']['output'];
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** Something about a payment that does not fit, for an admin to finish. */
export type PaymentCase = {
  /** The one safe thing that can be done about it now; null once it is closed. */
  action: Maybe<PaymentCaseAction>;
  /** The money that it is about. */
  amount: Maybe<Scalars['Money']['output']>;
  /** When it was closed; null until then. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** E-mail of who closed it; null when the shop itself did, or nobody yet. */
  closedBy: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of that money, in lower case. */
  currency: Maybe<Scalars['String']['output']>;
  /** The customer's name; null where there is no order. */
  customer: Maybe<Scalars['String']['output']>;
  /** What happened, in words; the provider's own where it gave any. */
  detail: Scalars['String']['output'];
  /** What happened to the case and its order, oldest first. */
  history: Array<AuditEntry>;
  /** Id of the case. */
  id: Scalars['ID']['output'];
  /** What does not fit. */
  kind: PaymentCaseKind;
  /** What an admin wrote about it. */
  note: Maybe<Scalars['String']['output']>;
  /** Since when. */
  openedAt: Scalars['DateTime']['output'];
  /** Id of the order, where there is one; it may be deleted. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Short number of the order, such as "7F3A-91C2". */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Where money of a payment of several orders went back without being asked for here: those it may have been of, which are paid and not shipped. ACKNOWLEDGE takes back those that are named. Else empty. */
  orders: Array<Order>;
  /** How it ended; null until then. */
  resolution: Maybe<PaymentCaseResolution>;
  /** Where it stands. */
  state: PaymentCaseState;
  /** The provider's id of the payment, `pi_…`. */
  transactionId: Maybe<Scalars['String']['output']>;
};

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

/** A page of payment cases. */
export type PaymentCaseConnection = {
  /** Over the same search, whatever state is shown: for tabs. */
  counts: PaymentCaseCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<PaymentCaseEdge>;
  /** The items themselves, for those who need no cursors. */
  nodes: Array<PaymentCase>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How many cases are in each state. */
export type PaymentCaseCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Those that are done. */
  closed: Scalars['Int']['output'];
  /** What the open ones are about, in the currency of the shop; the money of one payment once. */
  inQuestion: Scalars['Money']['output'];
  /** Those that need somebody. */
  open: Scalars['Int']['output'];
  /** Those that wait. */
  waiting: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type PaymentCaseEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PaymentCase;
};

/** What does not fit about a payment, or was not told. */
export type PaymentCaseKind =
  /** The bank took the money back. */
  | 'CHARGEBACK'
  /** The customer asked their bank to take the money back. */
  | 'DISPUTE'
  /** Money came for an order that was paid or refunded already. */
  | 'DUPLICATE_PAYMENT'
  /** Money came when the order was deleted, or its units were sold meanwhile. */
  | 'LATE_PAYMENT'
  /** A mail that could not be sent: whoever it was for does not know. */
  | 'MAIL_NOT_SENT'
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

/** What the browser needs to pay one or several orders by card. */
export type PaymentIntent = {
  /** What will be charged: the total of the orders. */
  amount: Scalars['Money']['output'];
  /** What Stripe.js needs to take the card; for the payer only. */
  clientSecret: Scalars['String']['output'];
  /** ISO 4217 code in lower case. */
  currency: Scalars['String']['output'];
  /** The provider's id of the payment, `pi_…`. */
  id: Scalars['ID']['output'];
};

/** One part, a quantity of it, and where it goes. */
export type PlaceOrderInput = {
  /** Where to send it. */
  address: Scalars['String']['input'];
  /** The price per unit that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The customer's car: the order keeps what is said of it now as its `fitReceipt`. It changes nothing else. */
  fit?: InputMaybe<OrderFitInput>;
  /** A name of the client's choice, valid for 24 hours: sent again, it answers what was ordered the first time instead of ordering again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the part. */
  partId: Scalars['ID']['input'];
  /** Phone number for the delivery: at least 6 digits. */
  phone: Scalars['String']['input'];
  /** Within the part's smallest order and what is available. */
  quantity: Scalars['Int']['input'];
};

/** Several parts, a quantity of each, and where they all go. */
export type PlaceOrdersInput = {
  /** Where to send it. */
  address: Scalars['String']['input'];
  /** A name of the client's choice, valid for 24 hours: sent again, it answers what was ordered the first time instead of ordering again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What is ordered: at most 50 parts, each in one line. */
  lines: Array<OrderLineInput>;
  /** Phone number for the delivery: at least 6 digits. */
  phone: Scalars['String']['input'];
};

/** Where on the car a part goes, seen in the direction of travel. */
export type Position =
  /** The front axle or end. */
  | 'FRONT'
  /** In front on the left. */
  | 'FRONT_LEFT'
  /** In front on the right. */
  | 'FRONT_RIGHT'
  /** The left side. */
  | 'LEFT'
  /** The rear axle or end. */
  | 'REAR'
  /** At the rear on the left. */
  | 'REAR_LEFT'
  /** At the rear on the right. */
  | 'REAR_RIGHT'
  /** The right side. */
  | 'RIGHT';

/** What a customer says of the shop or of a part; rating and words may both be left out. */
export type PostReviewInput = {
  /** Id of the part it is about: one that the caller received, else refused with PART_NOT_RECEIVED. Without it, the shop. */
  partId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 5 stars. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** In words, as plain text. */
  review?: InputMaybe<Scalars['String']['input']>;
};

/** What can be asked. Without `@auth` everybody may. */
export type Query = {
  /** Everybody's returns, the newest first. */
  adminReturns: ReturnConnection;
  /** Who did what, newest first. */
  auditLog: AuditEntryConnection;
  /** Best Auto Parts: the 6 newest parts with a picture, those in stock first. */
  bestParts: Array<Part>;
  /** Names of the carriers whose parcels have a link, those of the shop first. */
  carriers: Array<Scalars['String']['output']>;
  /** The parts of a cart that a browser keeps, in the order asked for. What the shop has never had is left out. */
  cartParts: Array<CartPart>;
  /** What people wrote, newest first. */
  contactMessages: ContactMessageConnection;
  /** Open orders of a part whose receipt says something else than its list of cars says now, the newest first, at most 100. */
  contradictedOrders: Array<ContradictedOrder>;
  /** A customer, also by the id of a sign-in they had before. Refused with NOT_FOUND where there is none. */
  customer: Customer;
  /** What a VIN tells of a car. It only fills in the choice: a person confirms it. Refused with INVALID_VIN where it can be none. The VIN is not stored. */
  decodeVin: VinReading;
  /** A row of a list by its id, such as a finding names it. */
  fitment: Maybe<Fitment>;
  /** What looks wrong in the lists of cars, the clearest mistakes first. */
  fitmentFindings: FitmentFindingConnection;
  /** Everything that lines of lists may ask, by key. */
  fitmentQuestions: Array<FitmentQuestion>;
  /** One import. */
  import: Import;
  /** What applying an import that is READY would mean for the shop and its customers beyond its rows, in sentences. */
  importConsequences: Array<Scalars['String']['output']>;
  /** What the rows of an import would do. */
  importLines: ImportLineConnection;
  /** Files that came by `POST /imports/{kind}`, newest first. */
  imports: ImportConnection;
  /** A piece of work and, for a car, the best part of each slot. Null for an unknown key; refused with UNKNOWN_CAR when the shop does not know the car. */
  job: Maybe<Job>;
  /** All pieces of work, in their order; with a car, how much of each it is served with. Refused with UNKNOWN_CAR when the shop does not know the car. */
  jobs: Array<Job>;
  /** The caller's account. */
  me: User;
  /** The caller's cart, the oldest line first; at most 50. */
  myCart: Array<CartLine>;
  /** The caller's cars, the one chosen last first; at most 10. */
  myGarage: Array<GarageCar>;
  /** Those of the caller's orders that have these ids, in the order asked for: what one payment is for. Whatever is not theirs, or not there any more, is left out. */
  myOrderSet: Array<Order>;
  /** The caller's orders, newest first. */
  myOrders: OrderConnection;
  /** The parts that the caller received and that are still sold, the last one first, at most 100: a review may be about one of them. */
  myReceivedParts: Array<Part>;
  /** What the caller said of a part when they received it last: `postReview` about it changes this review. Null: nothing yet. */
  myReview: Maybe<Review>;
  /** One order: one's own, or any as an admin. Unknown and foreign orders answer the same FORBIDDEN to customers. */
  order: Order;
  /** What admins wrote of an order, oldest first; its customer never sees it. */
  orderNotes: Array<OrderNote>;
  /** Everybody's orders. */
  orders: OrderConnection;
  /** How the shop is doing. */
  overview: Overview;
  /** What waits to be shipped, as the parcels that shipOrders makes of it: one for each customer and address. */
  parcelsToShip: ParcelsToShip;
  /** One part; null when it is unknown or no longer sold. */
  part: Maybe<Part>;
  /** One draft; null when it was published or deleted. */
  partDraft: Maybe<PartDraft>;
  /** Parts that are not in the shop yet, the one saved last first; at most 100. */
  partDrafts: Array<PartDraft>;
  /** What parts can be, by name. */
  partTypes: Array<PartTypeWords>;
  /** The catalogue. Page through it with `after`, or jump with `page`. */
  parts: PartConnection;
  /** Ids of the parts of which the caller is told once they are back; at most 50. */
  partsToldWhenBack: Array<Scalars['ID']['output']>;
  /** What does not fit about payments, newest first. */
  paymentCases: PaymentCaseConnection;
  /** What is still missing before the shop opens: database, providers, mail server and its own address, each really asked. Answers are at most half a minute old; a silent provider makes them take ten seconds. */
  readinessChecks: Array<ReadinessCheck>;
  /** The last five bulk changes that were applied or undone within ten minutes, newest first. */
  recentBulkChanges: Array<BulkChange>;
  /** One return. */
  return: Return;
  /** What customers say, newest first. */
  reviews: ReviewConnection;
  /** What somebody who typed this may look for: cars, numbers, parts and categories. `Part.fitment` of each tells whether it fits a car. */
  searchSuggestions: SearchSuggestions;
  /** Accounts, newest first unless sorted otherwise. */
  users: UserConnection;
  /** The cars that the shop knows, to be chosen step by step: year, make, model, engine, in any order. */
  vehicles: VehicleChoice;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryAdminReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Array<ReturnState>>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryCartPartsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryContactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<MessageState>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryContradictedOrdersArgs = {
  change?: InputMaybe<FitmentChangeInput>;
  partId: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryDecodeVinArgs = {
  vin: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryFitmentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryFitmentFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<FitmentFindingKind>;
  partId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryImportConsequencesArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryImportLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind?: InputMaybe<ImportLineKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<ImportKind>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryJobArgs = {
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  key: Scalars['String']['input'];
  vehicle?: InputMaybe<VehicleInput>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryJobsArgs = {
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  category?: InputMaybe<Category>;
  vehicle?: InputMaybe<VehicleInput>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryMyOrderSetArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryMyOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryMyReviewArgs = {
  partId: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryOrderNotesArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: OrderSort;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryOverviewArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryParcelsToShipArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryPartArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryPartDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryPartDraftsArgs = {
  search?: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryPartsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PartFilter>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: PartSort;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryPaymentCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PaymentCaseState>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryReadinessChecksArgs = {
  fresh?: Scalars['Boolean']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryReturnArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  hasContent?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked. Without `@auth` everybody may. */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: UserSort;
};


/** What can be asked. Without `@auth` everybody may. */
export type QueryVehiclesArgs = {
  make?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** What a check before opening is about. */
export type ReadinessArea =
  /** The shop's own address, and the proxies before it. */
  | 'ADDRESS'
  /** Somebody who may run the shop. */
  | 'ADMIN'
  /** Copies of the database, as far as the shop can see them. */
  | 'BACKUPS'
  /** The cars that customers choose from. */
  | 'CARS'
  /** The database, its migrations and its connections. */
  | 'DATABASE'
  /** An order that was paid and shipped. */
  | 'FIRST_ORDER'
  /** The server that sends mails. */
  | 'MAIL'
  /** What is for sale, its stock and which cars it fits. */
  | 'PARTS'
  /** Pictures of what is for sale. */
  | 'PICTURES'
  /** Firebase: project, providers and authorised domains. */
  | 'SIGN_IN'
  /** Payments: keys, and webhooks with their events. */
  | 'STRIPE';

/** One thing that was checked before the shop opens. */
export type ReadinessCheck = {
  /** What it is about. */
  area: ReadinessArea;
  /** Lines to copy: variables with a pattern of their value, or commands. */
  copy: Array<Scalars['String']['output']>;
  /** What was seen, in a few words. Never a secret. */
  says: Scalars['String']['output'];
  /** How it came out. */
  state: ReadinessState;
  /** What to do about it, step by step; empty when it is good. */
  steps: Array<Scalars['String']['output']>;
};

/** How a check before opening came out. */
export type ReadinessState =
  /** The shop asked, and the answer was good. */
  | 'GOOD'
  /** The shop asked, and something is missing or wrong. */
  | 'MISSING'
  /** The shop can not see it from here, or got no answer. */
  | 'UNKNOWN';

/** How far money is on its way back to a customer. */
export type RefundState =
  /** The provider can not give it back. The shop pays it back another way. */
  | 'FAILED'
  /** The provider has given it back, or the shop did another way. */
  | 'GIVEN_BACK'
  /** It is owed; the provider is asked, or is at it. */
  | 'ON_ITS_WAY';

/** Units of a shipped order that its customer sends back. */
export type Return = {
  /** When it was accepted; null until then. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** What goes back or went back; before that is decided what would, of all its units. */
  amount: Scalars['Money']['output'];
  /** What the shop answered when it accepted or declined; null when nothing. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was declined; null otherwise. */
  declinedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why less goes back than units times unit price; null when all goes back. */
  deduction: Maybe<Scalars['String']['output']>;
  /** Id of the return. */
  id: Scalars['ID']['output'];
  /** Short number for people, such as "7F3A-91C2". */
  number: Scalars['String']['output'];
  /** The order. */
  order: Order;
  /** Why it is sent back. */
  reason: ReturnReason;
  /** When the last of it came; null until then. */
  receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** How far its money is on its way back; null when none goes back. */
  refundState: Maybe<RefundState>;
  /** When it was decided what goes back; null until then. */
  refundedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Until when it should be sent, once it is accepted; null until then. */
  sendBy: Maybe<Scalars['DateTime']['output']>;
  /** Of what came: units back on the shelf. */
  shelved: Scalars['Int']['output'];
  /** How far it is. */
  state: ReturnState;
  /** What the customer wrote; null when nothing. */
  text: Maybe<Scalars['String']['output']>;
  /** How many units are to come back. */
  units: Scalars['Int']['output'];
  /** When its customer took it back; null otherwise. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
  /** Of what came: units that can't be sold again. */
  writtenOff: Scalars['Int']['output'];
};

/** A page of returns. */
export type ReturnConnection = {
  /** Over the same search, whatever state is shown: for tabs. */
  counts: ReturnCounts;
  /** The items of this page, each with its cursor. */
  edges: Array<ReturnEdge>;
  /** The items themselves, for those who need no cursors. */
  nodes: Array<Return>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How many returns are where. */
export type ReturnCounts = {
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Those that were asked for, and nobody has answered. */
  asked: Scalars['Int']['output'];
  /** Those that were declined, withdrawn or refunded. */
  closed: Scalars['Int']['output'];
  /** Those that came, and whose refund is to be decided. */
  here: Scalars['Int']['output'];
  /** Those that were accepted, and of which not all has come. */
  onTheWay: Scalars['Int']['output'];
};

/** An item of a list and its place in it. */
export type ReturnEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Return;
};

/** What of an order can be sent back now. */
export type ReturnOffer = {
  /** Units that are in no return yet. */
  units: Scalars['Int']['output'];
  /** Until when it can be asked for. */
  until: Scalars['DateTime']['output'];
};

/** Why something is sent back. */
export type ReturnReason =
  /** It is not wanted any more. */
  | 'CHANGED_MIND'
  /** It came damaged. */
  | 'DAMAGED'
  /** It does not fit. */
  | 'DOES_NOT_FIT'
  /** Another part came than was ordered. */
  | 'WRONG_PART';

/** How far a return is. */
export type ReturnState =
  /** It is to be sent, or on its way; some of it may have come. */
  | 'ACCEPTED'
  /** The shop does not take it back, and said why. */
  | 'DECLINED'
  /** All of it came, and is on the shelf or written off. */
  | 'RECEIVED'
  /** What of its price goes back is decided; `refundState` says how far that is. */
  | 'REFUNDED'
  /** Its customer asks; nothing is to be sent yet. */
  | 'REQUESTED'
  /** Its customer keeps it after all. */
  | 'WITHDRAWN';

/** What a customer says of the shop or of a part. */
export type Review = {
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** In the reviews of a part: what its author last answered to "Did it fit?"; null: nothing, or elsewhere. */
  fitted: Maybe<Scalars['Boolean']['output']>;
  /** Id of the review. */
  id: Scalars['ID']['output'];
  /** Picture beside the review; the same for everybody. */
  image: Scalars['String']['output'];
  /** The reviewer's name when it was written. */
  name: Scalars['String']['output'];
  /** Id of the part it is about, which its author received; null: about the shop. */
  partId: Maybe<Scalars['ID']['output']>;
  /** 1 to 5 in half steps; null when none was given. */
  rating: Maybe<Scalars['Float']['output']>;
  /** What the reviewer wrote, as plain text; may be empty. */
  review: Scalars['String']['output'];
  /** E-mail of the author; masked for everyone but admins. */
  user: Scalars['String']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The items themselves, for those who need no cursors. */
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

/** One day of sales, in UTC. */
export type SalesDay = {
  /** ISO 8601 date, such as "2026-11-21". */
  date: Scalars['String']['output'];
  /** What was paid on this day. */
  gross: Scalars['Money']['output'];
  /** Orders that were paid on this day, and neither refunded nor cancelled since. */
  orders: Scalars['Int']['output'];
  /** What of that went back since, whenever: refunds, cancellations, returns. */
  refunds: Scalars['Money']['output'];
  /** Net: `gross` less `refunds`. */
  sales: Scalars['Money']['output'];
};

/** Why a search found a part. */
export type SearchMatch = {
  /** By what it was found. */
  kind: SearchMatchKind;
  /** Id of the part. */
  partId: Scalars['ID']['output'];
  /** In words: `Replaces AX 2048 114-H`. */
  reason: Scalars['String']['output'];
};

/** By what a search found a part. */
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
  /** By the number of what came after it. */
  | 'REPLACED_BY'
  /** By the number of what it came after. */
  | 'REPLACES'
  /** By another word for what was typed. */
  | 'SYNONYM'
  /** By what it is. */
  | 'TYPE';

/** What somebody may be typing: at most eight lines in four groups. */
export type SearchSuggestions = {
  /** Cars that the text names, or that its VIN may be; at most two. */
  cars: Array<UnderstoodCar>;
  /** Categories that it may name; at most two. */
  categories: Array<CategoryCount>;
  /** The likely spelling, whose parts are suggested, when the typed one finds none. */
  didYouMean: Maybe<Scalars['String']['output']>;
  /** The one part that has exactly this number, its own or one that others give it. */
  exactPart: Maybe<Part>;
  /** Texts that were looked for in names, to be marked there; those of less than 4 signs only where a word or a number begins. */
  marks: Array<Scalars['String']['output']>;
  /** Numbers that begin with the text; at most three. */
  numbers: Array<SuggestedNumber>;
  /** The groups that have something, the best first. */
  order: Array<SuggestionKind>;
  /** Parts that it finds, less those of `numbers`; at most six. */
  parts: Array<Part>;
  /** The text without its car; empty without a car. */
  rest: Scalars['String']['output'];
};

/** Whether a part fits the car that a search names, and why. */
export type SearchVerdict = {
  /** With FITS_IF: whether it fits some of the cars that may be meant, and not all of them. */
  dependsOnCar: Scalars['Boolean']['output'];
  /** The verdict. */
  fitment: FitmentVerdict;
  /** Id of the part. */
  partId: Scalars['ID']['output'];
};

/** One word of a search, and what it finds alone. */
export type SearchWord = {
  /** How many parts have it; at most 1000. */
  parts: Scalars['Int']['output'];
  /** The word, in lower case; two where they are one thing. */
  text: Scalars['String']['output'];
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

/** A car that a search names. It is never chosen by searching; somebody chooses it. */
export type UnderstoodCar = {
  /** The first model year that is meant. */
  from: Scalars['Int']['output'];
  /** Litres of its engine, where they are named. */
  litres: Maybe<Scalars['Float']['output']>;
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** What it is called; null where only the make is named, or more than one model is meant. */
  model: Maybe<Scalars['String']['output']>;
  /** What of the search names it. */
  text: Scalars['String']['output'];
  /** The last model year that is meant. */
  to: Scalars['Int']['output'];
  /** The model year, where one is named. */
  year: Maybe<Scalars['Int']['output']>;
};

/** What changes of a part: what is left out stays. Stock has its own operation, `restockPart`. */
export type UpdatePartInput = {
  /** Who makes it. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its category. */
  category?: InputMaybe<Category>;
  /** What there is to know of it, as plain text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The longer text of its page, as plain text; an empty line parts its paragraphs. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Link of a picture, http or https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What `image` and then each of `moreImages` shows, for who does not see it; empty where that is not said. Left out, each picture that stays keeps its text. */
  imageAlts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Links of further pictures, shown after `image`, without which there are none; at most 11, each once. */
  moreImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Smallest quantity per order. */
  orderQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The maker's number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Price per unit; orders already placed keep theirs. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** What it is among the types that jobs ask for. */
  type?: InputMaybe<PartType>;
};

/** All but the name are required. */
export type UpdateProfileInput = {
  /** What the person has learnt. */
  education: Scalars['String']['input'];
  /** Link of the LinkedIn profile, http or https; without a scheme it gets `https://`. */
  linkedin: Scalars['String']['input'];
  /** Where the person lives. */
  location: Scalars['String']['input'];
  /** The name shown on orders and reviews; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: Scalars['String']['input'];
};

/** An account. */
export type User = {
  /** Since when there is an account. */
  createdAt: Scalars['DateTime']['output'];
  /** What the person has learnt, if they told. */
  education: Maybe<Scalars['String']['output']>;
  /** E-mail address, in lower case. */
  email: Scalars['String']['output'];
  /** Whether the identity provider has verified the address. */
  emailVerified: Scalars['Boolean']['output'];
  /** The identity provider's id of the account. */
  id: Scalars['ID']['output'];
  /** Address and phone of the newest order, to fill in the next one. */
  lastDelivery: Maybe<Delivery>;
  /** Link of the LinkedIn profile, http or https. */
  linkedin: Maybe<Scalars['String']['output']>;
  /** Where the person lives, if they told. */
  location: Maybe<Scalars['String']['output']>;
  /** When it was made an admin; null for customers. */
  madeAdminAt: Maybe<Scalars['DateTime']['output']>;
  /** E-mail of who made this account an admin, or the name of the command; null for customers. */
  madeAdminBy: Maybe<Scalars['String']['output']>;
  /** Name for orders and reviews, if one was given. */
  name: Maybe<Scalars['String']['output']>;
  /** Phone number, if they told. */
  phone: Maybe<Scalars['String']['output']>;
  /** ADMIN only while the e-mail is verified. */
  role: Role;
};

/** A page of accounts. */
export type UserConnection = {
  /** The items of this page, each with its cursor. */
  edges: Array<UserEdge>;
  /** The items themselves, for those who need no cursors. */
  nodes: Array<User>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Length of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** False when a search finds more than 1,000 accounts: the newest of them are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An item of a list and its place in it. */
export type UserEdge = {
  /** Pass it as `after` to get what follows. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: User;
};

/** In which order accounts are listed. */
export type UserSort =
  /** By e-mail address, from A; of what a search finds, the newest 1,000. */
  | 'EMAIL_ASC'
  /** By e-mail address, from Z; of what a search finds, the newest 1,000. */
  | 'EMAIL_DESC'
  /** The newest first. */
  | 'NEWEST';

/** What there is to choose a car from, less whatever the choice so far rules out. Ask for the next step only. */
export type VehicleChoice = {
  /** The engines of the model, the smallest first; of the year, where one is chosen. Empty without make and model, and where none is known: then the car has no engine to choose. */
  engines: Array<Engine>;
  /** Makes by name; of the year, where one is chosen. */
  makes: Array<Scalars['String']['output']>;
  /** The models of the make by name; of the year, where one is chosen. Empty without a make. */
  models: Array<VehicleModel>;
  /** Model years, the newest first; of make and model, where these are chosen. */
  years: Array<Scalars['Int']['output']>;
};

/** A car, and which parts are listed for it. */
export type VehicleFilter = {
  /** What its owner answered so far. */
  answers?: InputMaybe<Array<FitmentAnswerInput>>;
  /** The car. */
  car: VehicleInput;
  /** Which parts are listed. */
  show?: FitmentScope;
};

/** A car, by the names that `vehicles` has; their case does not matter. */
export type VehicleInput = {
  /** Its engine, as far as that is known. */
  engine?: InputMaybe<EngineInput>;
  /** Who makes it. */
  make: Scalars['String']['input'];
  /** What it is called. */
  model: Scalars['String']['input'];
  /** Its model year. */
  year: Scalars['Int']['input'];
};

/** A model of car. */
export type VehicleModel = {
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** When it was made, in order; a gap makes two. */
  years: Array<YearRange>;
};

/** Whether a part fits a car, as far as anybody has said. */
export type Verdict =
  /** It does not: the list of cars is complete without this one, or a row excludes it. */
  | 'DOES_NOT_FIT'
  /** It does. */
  | 'FITS'
  /** It depends on something that has not been said yet. */
  | 'FITS_IF'
  /** Nothing is known. That is not a no. */
  | 'UNKNOWN';

/** A car of the shop's list that a VIN may be. */
export type VinCandidate = {
  /** The engines that the VIN leaves, the most certain first; empty when it says nothing of them. */
  engines: Array<Engine>;
  /** Who makes it. */
  make: Scalars['String']['output'];
  /** What it is called. */
  model: Scalars['String']['output'];
  /** Its model year. */
  year: Scalars['Int']['output'];
};

/** What a VIN tells of a car. */
export type VinReading = {
  /** The cars of the shop's list that it may be, the likelier first; at most 12, often one, and empty when it knows none. */
  candidates: Array<VinCandidate>;
  /** Whether the ninth character is right. A hint only, and none without `needsCheckDigit`. */
  checkDigitAgrees: Scalars['Boolean']['output'];
  /** Whether the ninth character has to be a check digit: of cars from North America. */
  needsCheckDigit: Scalars['Boolean']['output'];
  /** The VIN, in capitals. */
  vin: Scalars['String']['output'];
  /** The model years that the tenth character may mean, the likelier first; they repeat after 30 years. */
  years: Array<Scalars['Int']['output']>;
};

/** Model years, the first and the last included. */
export type YearRange = {
  /** The first. */
  from: Scalars['Int']['output'];
  /** The last. */
  to: Scalars['Int']['output'];
};
