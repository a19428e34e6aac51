/** A new part and what is in stock of it. `addPart` refuses one without name, image or description; `POST /parts` takes it. */
export type AddPartInput = {
  /** Units in stock. */
  availableQuantity: number;
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its category. */
  category?: Category | null | undefined;
  /** What there is to know of it, as plain text. */
  description?: string | null | undefined;
  /** The longer text of its page, as plain text; an empty line parts its paragraphs. */
  details?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What `image` and then each of `moreImages` shows, for who does not see it; empty where that is not said. Left out, each picture that stays keeps its text. */
  imageAlts?: Array<string> | null | undefined;
  /** Links of further pictures, shown after `image`, without which there are none; at most 11, each once. */
  moreImages?: Array<string> | null | undefined;
  /** What it is. */
  name?: string | null | undefined;
  /** Smallest quantity per order. */
  orderQuantity: number;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per piece. */
  price: string;
  /** What it is among the types that jobs ask for. */
  type?: PartType | null | undefined;
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

/** What is done to each part: a kind, and the value that it asks for. */
export type BulkChangeRuleInput = {
  /** By so much, or to so much. */
  amount?: string | null | undefined;
  /** What is done. */
  kind: BulkChangeKind;
  /** By so many percent, with at most two decimals: 0.01 to 1,000. */
  percent?: number | null | undefined;
  /** Why units come in or go, in words; kept in the ledger. Needed with `units`. */
  reason?: string | null | undefined;
  /** So many units of each part. */
  units?: number | null | undefined;
};

/** A part in the cart of a visitor. */
export type CartLineInput = {
  /** Id of the part. */
  partId: string;
  /** How many units are wanted. */
  quantity: number;
  /** The price per unit that the visitor saw; today's where it is left out. */
  seenPrice?: string | null | undefined;
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

/** What somebody wants to tell the people who run the shop. */
export type ContactMessageInput = {
  /** Where we answer. */
  email: string;
  /** The message, as plain text. */
  message: string;
  /** Who writes. */
  name: string;
  /** The order that it is about: one of the signed-in caller's own. */
  orderId?: string | null | undefined;
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

/** A change of a list of cars before it is made: a row that goes, a row that comes, or one in the place of another. */
export type FitmentChangeInput = {
  /** What would stand there; null: nothing. */
  becomes?: FitmentInput | null | undefined;
  /** Id of the row that is changed or removed; null: none. */
  row?: string | null | undefined;
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
  accepted?: Array<string> | null | undefined;
  /** The engine that is asked for; null: any. */
  engine?: EngineInput | null | undefined;
  /** Whether the line says that the part does not fit. */
  excludes?: boolean;
  /** Who makes the car, as `vehicles` has it; case does not matter. */
  make: string;
  /** What the car is called. */
  model: string;
  /** What else there is to know. */
  note?: string | null | undefined;
  /** Where it goes. */
  position?: Position | null | undefined;
  /** The key of what else has to be asked; null: nothing. */
  question?: string | null | undefined;
  /** How many a car needs there. */
  units?: number | null | undefined;
  /** The first model year; one of the model. */
  yearFrom: number;
  /** The last model year; one of the model. */
  yearTo: number;
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

/** A car to keep with the account. */
export type GarageCarInput = {
  /** What its owner answered so far. */
  answers?: Array<FitmentAnswerInput> | null | undefined;
  /** The car. */
  car: VehicleInput;
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

/** All of a job. */
export type JobInput = {
  /** The category whose page offers it. */
  category?: Category | null | undefined;
  /** What is done; may be empty. */
  description: string;
  /** Its place among all jobs. */
  place: number;
  /** What it needs, in this order; 1 to 20. */
  slots: Array<JobSlotInput>;
  /** What it is called. */
  title: string;
  /** What else people call it. */
  words: Array<string>;
};

/** What a job asks for in one place. */
export type JobSlotInput = {
  /** Whether the job needs it; else it is good to have. */
  required: boolean;
  /** What it is called in the job. */
  title: string;
  /** What goes there; a job asks for a type once. */
  type: PartType;
  /** How many, where no line of a list says it. */
  units: number;
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

/** What became of a mail. */
export type MailDelivery =
  /** It was given up: there is a case about it. */
  | 'NOT_SENT'
  /** The mail server has taken it. */
  | 'SENT'
  /** It waits to be sent, or to be tried again. */
  | 'WAITING';

/** Whether somebody still has to answer a message. */
export type MessageState =
  /** It was answered, here or another way. */
  | 'ANSWERED'
  /** It waits for an answer. */
  | 'OPEN';

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
  paidOn?: string | null | undefined;
  /** Words from product, customer's name, e-mail, address, phone or the payment's id, or a part of the order's number; number and phone also in one go, however they are punctuated. Of more than 1,000 orders that have them the newest are listed. */
  search?: string | null | undefined;
  /** Orders that stand here. */
  status?: OrderStatus | null | undefined;
};

/** The car that a part is ordered for. */
export type OrderFitInput = {
  /** What its owner answered so far. */
  answers?: Array<FitmentAnswerInput> | null | undefined;
  /** The car. One that the shop does not know is noted with the order, and refuses nothing. */
  vehicle: VehicleInput;
};

/** One part, and a quantity of it. */
export type OrderLineInput = {
  /** The price per unit that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** The customer's car: the order keeps what is said of it now as its `fitReceipt`. It changes nothing else. */
  fit?: OrderFitInput | null | undefined;
  /** Id of the part. */
  partId: string;
  /** Within the part's smallest order and what is available. */
  quantity: number;
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

/** Orders that are sent together, and how. */
export type ParcelInput = {
  /** Name of a carrier (`carriers`), or of any other: only known ones have a link. Null: nobody says. */
  carrier?: string | null | undefined;
  /** Ids of paid orders of one customer to one address. */
  orderIds: Array<string>;
  /** The carrier's number of the parcel, spaces and hyphens aside. Needs `carrier`. */
  trackingNumber?: string | null | undefined;
};

/** A part as far as it is known. What is left out is empty: a draft is saved as a whole. */
export type PartDraftInput = {
  /** Units that come in when it is published. */
  availableQuantity?: number | null | undefined;
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its category. */
  category?: Category | null | undefined;
  /** What there is to know of it, as plain text. */
  description?: string | null | undefined;
  /** The longer text of its page, as plain text; an empty line parts its paragraphs. */
  details?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What `image` and then each of `moreImages` shows, for who does not see it; empty where that is not said. Left out, each picture that stays keeps its text. */
  imageAlts?: Array<string> | null | undefined;
  /** Links of further pictures, shown after `image`, without which there are none; at most 11, each once. */
  moreImages?: Array<string> | null | undefined;
  /** What it is. */
  name?: string | null | undefined;
  /** Smallest quantity per order. */
  orderQuantity?: number | null | undefined;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per piece. */
  price?: string | null | undefined;
  /** What it is among the types that jobs ask for. */
  type?: PartType | null | undefined;
};

/** Narrows the catalogue; all that is given must hold. */
export type PartFilter = {
  /** Only what the words of `search` find as they are typed: no other spelling, no car. */
  asTyped?: boolean | null | undefined;
  /** Parts of any of these brands, written as `facets` writes them. */
  brands?: Array<string> | null | undefined;
  /** Parts of any of these categories. */
  categories?: Array<Category> | null | undefined;
  /** Only parts of which at least the smallest order is available. */
  inStock?: boolean | null | undefined;
  /** Only parts that run out: below ten units or below three of their smallest orders. */
  lowStock?: boolean | null | undefined;
  /** Highest price per piece. */
  maxPrice?: string | null | undefined;
  /** Lowest price per piece. */
  minPrice?: string | null | undefined;
  /** Words, a number of a part in any punctuation, a car in words or a VIN; of words the first six count. `search` of the answer says what was understood. */
  search?: string | null | undefined;
  /** Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it. */
  vehicle?: VehicleFilter | null | undefined;
};

/** A number that others give a part. */
export type PartNumberInput = {
  /** What number it is; `MAKER` is `partNumber` of the part. */
  kind: PartNumberKind;
  /** Whose number it is, if that is known. */
  maker?: string | null | undefined;
  /** The number as it is printed. */
  number: string;
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

/** One fact of a part: either a number, with or without a unit, or a text. */
export type PartSpecificationInput = {
  /** What it is about: `Diameter`. */
  name: string;
  /** The number, with at most four decimals. */
  number?: number | null | undefined;
  /** The text. */
  text?: string | null | undefined;
  /** The unit of the number. */
  unit?: string | null | undefined;
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

/** One part, a quantity of it, and where it goes. */
export type PlaceOrderInput = {
  /** Where to send it. */
  address: string;
  /** The price per unit that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** The customer's car: the order keeps what is said of it now as its `fitReceipt`. It changes nothing else. */
  fit?: OrderFitInput | null | undefined;
  /** A name of the client's choice, valid for 24 hours: sent again, it answers what was ordered the first time instead of ordering again. */
  idempotencyKey?: string | null | undefined;
  /** Id of the part. */
  partId: string;
  /** Phone number for the delivery: at least 6 digits. */
  phone: string;
  /** Within the part's smallest order and what is available. */
  quantity: number;
};

/** Several parts, a quantity of each, and where they all go. */
export type PlaceOrdersInput = {
  /** Where to send it. */
  address: string;
  /** A name of the client's choice, valid for 24 hours: sent again, it answers what was ordered the first time instead of ordering again. */
  idempotencyKey?: string | null | undefined;
  /** What is ordered: at most 50 parts, each in one line. */
  lines: Array<OrderLineInput>;
  /** Phone number for the delivery: at least 6 digits. */
  phone: string;
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
  partId?: string | null | undefined;
  /** 1 to 5 stars. */
  rating?: number | null | undefined;
  /** In words, as plain text. */
  review?: string | null | undefined;
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

/** What an account may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys, and sees what is their own. */
  | 'CUSTOMER';

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

/** What changes of a part: what is left out stays. Stock has its own operation, `restockPart`. */
export type UpdatePartInput = {
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its category. */
  category?: Category | null | undefined;
  /** What there is to know of it, as plain text. */
  description?: string | null | undefined;
  /** The longer text of its page, as plain text; an empty line parts its paragraphs. */
  details?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What `image` and then each of `moreImages` shows, for who does not see it; empty where that is not said. Left out, each picture that stays keeps its text. */
  imageAlts?: Array<string> | null | undefined;
  /** Links of further pictures, shown after `image`, without which there are none; at most 11, each once. */
  moreImages?: Array<string> | null | undefined;
  /** What it is. */
  name?: string | null | undefined;
  /** Smallest quantity per order. */
  orderQuantity?: number | null | undefined;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per unit; orders already placed keep theirs. */
  price?: string | null | undefined;
  /** What it is among the types that jobs ask for. */
  type?: PartType | null | undefined;
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
