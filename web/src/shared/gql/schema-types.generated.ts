/** A new part and its first stock. `addPart` refuses one without name, image or description; `POST /parts` accepts it. */
export type AddPartInput = {
  /** Units in stock. */
  availableQuantity: number;
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its category. */
  category?: Category | null | undefined;
  /** The description, as plain text. */
  description?: string | null | undefined;
  /** The longer text on its page, as plain text; an empty line separates paragraphs. */
  details?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts. */
  imageAlts?: Array<string> | null | undefined;
  /** Links of further pictures, shown after `image`, without which there are none; each once. */
  moreImages?: Array<string> | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** Minimum order quantity. */
  orderQuantity: number;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per item. */
  price: string;
  /** Its type, as jobs ask for it. */
  type?: PartType | null | undefined;
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

/** Narrows the audit log; all given conditions must hold. */
export type AuditFilter = {
  /** The action. */
  action?: AuditAction | null | undefined;
  /** Only actions of the account with this email address. */
  by?: string | null | undefined;
  /** True: only system actions. False: only user actions. */
  byShop?: boolean | null | undefined;
  /** The affected record. */
  subject?: AuditSubject | null | undefined;
  /** Id of the affected record; requires `subject`. */
  subjectId?: string | null | undefined;
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

/** What is done to each part: a kind, and the value it needs. */
export type BulkChangeRuleInput = {
  /** The amount to change by, or to. */
  amount?: string | null | undefined;
  /** What is done. */
  kind: BulkChangeKind;
  /** The percentage, with at most two decimals: 0.01 to 1,000. */
  percent?: number | null | undefined;
  /** Why units come in or go, in words, for the ledger. Required with `units`. */
  reason?: string | null | undefined;
  /** The number of units of each part. */
  units?: number | null | undefined;
};

/** A part in a visitor's cart. */
export type CartLineInput = {
  /** Id of the part. */
  partId: string;
  /** The quantity. */
  quantity: number;
  /** The unit price shown to the visitor; defaults to the current price. */
  seenPrice?: string | null | undefined;
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

/** A message to the shop. */
export type ContactMessageInput = {
  /** Email address for the reply. */
  email: string;
  /** The message, as plain text. */
  message: string;
  /** Name of the sender. */
  name: string;
  /** The order it is about, which must belong to the signed-in caller. */
  orderId?: string | null | undefined;
};

/** What is known about an engine; leave out the rest. */
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
  /** One of its answers. Any other leaves it open; an unknown question is ignored. */
  answer: string;
  /** The key of the question. */
  question: string;
};

/** A change to a list of cars before it is made: a row to remove, a row to add, or one to replace. */
export type FitmentChangeInput = {
  /** The new row; null: none. */
  becomes?: FitmentInput | null | undefined;
  /** Id of the row that is changed or removed; null: none. */
  row?: string | null | undefined;
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
  accepted?: Array<string> | null | undefined;
  /** The required engine; null: any. */
  engine?: EngineInput | null | undefined;
  /** Whether the line says that the part does not fit. */
  excludes?: boolean;
  /** Who makes the car, as `vehicles` has it; case does not matter. */
  make: string;
  /** The model name. */
  model: string;
  /** A remark. */
  note?: string | null | undefined;
  /** Where it goes. */
  position?: Position | null | undefined;
  /** The key of the question to ask; null: none. */
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
  /** All of them, including those that do not fit. */
  | 'ALL'
  /** Those that fit. */
  | 'FITS'
  /** Those that fit, those that depend on an answer, and those about which nothing is known. */
  | 'FITS_OR_MAYBE';

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

/** A car to save with the account. */
export type GarageCarInput = {
  /** The answers given so far. */
  answers?: Array<FitmentAnswerInput> | null | undefined;
  /** The car. */
  car: VehicleInput;
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

/** How a file is read. */
export type ImportRecipeInput = {
  /** Name of an encoding, one of the sample's or another. */
  encoding: string;
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

/** A whole job. */
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
  /** Other names for it. */
  words: Array<string>;
};

/** An item of a job's kit. */
export type JobSlotInput = {
  /** Whether the job needs it; otherwise it is optional. */
  required: boolean;
  /** What it is called in the job. */
  title: string;
  /** The part type; each type may be listed once per job. */
  type: PartType;
  /** How many, if no fitment line says it. */
  units: number;
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

/** Whether a message still needs a reply. */
export type MessageState =
  /** Answered, here or elsewhere. */
  | 'ANSWERED'
  /** Needs a reply. */
  | 'OPEN';

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
  paidOn?: string | null | undefined;
  /** Words from product, customer's name, email, address, phone or the payment's id, or a part of the order's number; number and phone also as the whole search, in any punctuation. If more than 1,000 orders match, the newest are listed. */
  search?: string | null | undefined;
  /** Orders in this state. */
  status?: OrderStatus | null | undefined;
};

/** The car that a part is ordered for. */
export type OrderFitInput = {
  /** The answers given so far. */
  answers?: Array<FitmentAnswerInput> | null | undefined;
  /** The car. An unknown car is recorded with the order and does not block it. */
  vehicle: VehicleInput;
};

/** One part and its quantity. */
export type OrderLineInput = {
  /** The unit price shown to the customer. If it has changed, the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** The customer's car. The order stores the fit check as its `fitReceipt`; nothing else depends on it. */
  fit?: OrderFitInput | null | undefined;
  /** Id of the part. */
  partId: string;
  /** Between the part's minimum order quantity and available quantity. */
  quantity: number;
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

/** Orders that ship together, and their tracking details. */
export type ParcelInput = {
  /** Name of a carrier from `carriers` or any other; only carriers in the list have tracking links. Null for none. */
  carrier?: string | null | undefined;
  /** The address on the packing slip: orders whose address has changed are skipped. Null accepts any address. */
  expectedAddress?: string | null | undefined;
  /** Ids of paid orders of one customer to one address. */
  orderIds: Array<string>;
  /** The tracking number; spaces and hyphens are ignored. Requires `carrier`. */
  trackingNumber?: string | null | undefined;
};

/** A part as far as it is known. Fields left out are empty: a draft is saved as a whole. */
export type PartDraftInput = {
  /** Units that come in when it is published. */
  availableQuantity?: number | null | undefined;
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its category. */
  category?: Category | null | undefined;
  /** The description, as plain text. */
  description?: string | null | undefined;
  /** The longer text on its page, as plain text; an empty line separates paragraphs. */
  details?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts. */
  imageAlts?: Array<string> | null | undefined;
  /** Links of further pictures, shown after `image`, without which there are none; each once. */
  moreImages?: Array<string> | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** Minimum order quantity. */
  orderQuantity?: number | null | undefined;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per item. */
  price?: string | null | undefined;
  /** Its type, as jobs ask for it. */
  type?: PartType | null | undefined;
};

/** Narrows the catalogue; all given conditions must hold. */
export type PartFilter = {
  /** Only what `search` finds as typed: no other spelling, no car. */
  asTyped?: boolean | null | undefined;
  /** Parts of any of these brands, written as `facets` writes them. */
  brands?: Array<string> | null | undefined;
  /** Parts of any of these categories. */
  categories?: Array<Category> | null | undefined;
  /** Only parts with at least the minimum order in stock. */
  inStock?: boolean | null | undefined;
  /** Only low-stock parts: fewer than ten units, or fewer than three minimum orders. */
  lowStock?: boolean | null | undefined;
  /** Highest price per item. */
  maxPrice?: string | null | undefined;
  /** Lowest price per item. */
  minPrice?: string | null | undefined;
  /** Words, a part number in any punctuation, a car in words or a VIN; only the first six words count. `search` of the answer says what was understood. */
  search?: string | null | undefined;
  /** Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it. */
  vehicle?: VehicleFilter | null | undefined;
};

/** A number that another maker gives a part. */
export type PartNumberInput = {
  /** What number it is; `MAKER` is `partNumber` of the part. */
  kind: PartNumberKind;
  /** Whose number it is, if that is known. */
  maker?: string | null | undefined;
  /** The number as it is printed. */
  number: string;
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

/** One fact about a part: either a number, with or without a unit, or a text. */
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

/** The kind of open payment case that a paid order has. */
export type PaymentIssue =
  /** The bank reversed its payment, fully or partly. */
  | 'CHARGEBACK'
  /** The customer's bank is reviewing a dispute. */
  | 'DISPUTE'
  /** An amount of at least its price was refunded in Stripe directly, and is not assigned to an order yet. */
  | 'PROVIDER_REFUND';

/** One part, its quantity and the shipping address. */
export type PlaceOrderInput = {
  /** Where to send it. */
  address: string;
  /** The unit price shown to the customer. If it has changed, the order is refused with PRICE_CHANGED. */
  expectedUnitPrice?: string | null | undefined;
  /** The customer's car. The order stores the fit check as its `fitReceipt`; nothing else depends on it. */
  fit?: OrderFitInput | null | undefined;
  /** A client-generated idempotency key, valid for 24 hours. A repeated request returns the original order instead of placing another. */
  idempotencyKey?: string | null | undefined;
  /** Id of the part. */
  partId: string;
  /** Phone number for the delivery: at least 6 digits. */
  phone: string;
  /** Between the part's minimum order quantity and available quantity. */
  quantity: number;
};

/** Several parts, their quantities and one shipping address. */
export type PlaceOrdersInput = {
  /** Where to send it. */
  address: string;
  /** A client-generated idempotency key, valid for 24 hours. A repeated request returns the original order instead of placing another. */
  idempotencyKey?: string | null | undefined;
  /** The order lines: at most 50 parts, each in one line. */
  lines: Array<OrderLineInput>;
  /** Phone number for the delivery: at least 6 digits. */
  phone: string;
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
  partId?: string | null | undefined;
  /** 1 to 5 stars. */
  rating?: number | null | undefined;
  /** The review, as plain text. */
  review?: string | null | undefined;
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

/** What an account may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys, and sees what is their own. */
  | 'CUSTOMER';

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

/** Changes to a part: fields left out stay. Stock has its own operation, `restockPart`. */
export type UpdatePartInput = {
  /** Who makes it. */
  brand?: string | null | undefined;
  /** Its category. */
  category?: Category | null | undefined;
  /** The description, as plain text. */
  description?: string | null | undefined;
  /** The longer text on its page, as plain text; an empty line separates paragraphs. */
  details?: string | null | undefined;
  /** Link of a picture, http or https. */
  image?: string | null | undefined;
  /** What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts. */
  imageAlts?: Array<string> | null | undefined;
  /** Links of further pictures, shown after `image`, without which there are none; each once. */
  moreImages?: Array<string> | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** Minimum order quantity. */
  orderQuantity?: number | null | undefined;
  /** The maker's number. */
  partNumber?: string | null | undefined;
  /** Price per unit; orders already placed keep theirs. */
  price?: string | null | undefined;
  /** Its type, as jobs ask for it. */
  type?: PartType | null | undefined;
};

/** All except the name are required. */
export type UpdateProfileInput = {
  /** Education. */
  education: string;
  /** Link of the LinkedIn profile, http or https; without a scheme it gets `https://`. */
  linkedin: string;
  /** Location. */
  location: string;
  /** The name shown on orders and reviews; unchanged if left out. */
  name?: string | null | undefined;
  /** Phone number. */
  phone: string;
};

/** The sort order of accounts. */
export type UserSort =
  /** By email address, from A; with a search, only the newest 1,000 found. */
  | 'EMAIL_ASC'
  /** By email address, from Z; with a search, only the newest 1,000 found. */
  | 'EMAIL_DESC'
  /** The newest first. */
  | 'NEWEST';

/** A car, and which parts are listed for it. */
export type VehicleFilter = {
  /** The answers given so far. */
  answers?: Array<FitmentAnswerInput> | null | undefined;
  /** The car. */
  car: VehicleInput;
  /** Which parts are listed. */
  show?: FitmentScope;
};

/** A car, by the names in `vehicles`, in any case. */
export type VehicleInput = {
  /** Its engine, as far as known. */
  engine?: EngineInput | null | undefined;
  /** Who makes it. */
  make: string;
  /** The model name. */
  model: string;
  /** Its model year. */
  year: number;
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
