import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

import { AuditLog } from '../features/shop/audit/audit-log.entity.js';
import { ContactAnswer } from '../features/customers/contact/contact-answer.entity.js';
import { ContactMessage } from '../features/customers/contact/contact-message.entity.js';
import { CustomerNote } from '../features/customers/customer/customer-note.entity.js';
import { IdempotencyKey } from '../features/shop/idempotency/idempotency-key.entity.js';
import { FitmentQuestion } from '../features/cars/fitment/fitment-question.entity.js';
import { PartFitment } from '../features/cars/fitment/part-fitment.entity.js';
import { FitAnswer } from '../features/catalogue/feedback/fit-answer.entity.js';
import { GarageCar } from '../features/cars/garage/garage-car.entity.js';
import { Parcel } from '../features/fulfillment/shipping/parcel.entity.js';
import { Order } from '../features/orders/order/order.entity.js';
import { Part } from '../features/catalogue/part/part.entity.js';
import { PartNumber } from '../features/catalogue/part/part-number.entity.js';
import { PartSpecification } from '../features/catalogue/part/part-specification.entity.js';
import { PartDraft } from '../features/catalogue/part-editing/part-draft.entity.js';
import { StockMovement } from '../features/fulfillment/stock/stock-movement.entity.js';
import { PaymentCase } from '../features/payments/payment/payment-case.entity.js';
import { PaymentAttempt } from '../features/payments/payment/payment-attempt.entity.js';
import { ReturnRefund } from '../features/payments/payment/return-refund.entity.js';
import { Return } from '../features/fulfillment/return/return.entity.js';
import { AttemptOrder } from '../features/payments/payment/attempt-order.entity.js';
import { Review } from '../features/catalogue/review/review.entity.js';
import { User } from '../features/customers/user/user.entity.js';
import { VehicleEngine } from '../features/cars/vehicle/vehicle-engine.entity.js';
import { VehicleModel } from '../features/cars/vehicle/vehicle-model.entity.js';
import { SearchWords1765330000000 } from './migrations/1765330000000-search-words.js';
import { CreateShop1763700000000 } from './migrations/1763700000000-create-shop.js';
import { GuardMoney1764000000000 } from './migrations/1764000000000-guard-money.js';
import { NotePaymentProblems1764100000000 } from './migrations/1764100000000-note-payment-problems.js';
import { MoveAccounts1764200000000 } from './migrations/1764200000000-move-accounts.js';
import { StandardTerms1764400000000 } from './migrations/1764400000000-standard-terms.js';
import { OrderFigures1764600000000 } from './migrations/1764600000000-order-figures.js';
import { OrderSearch1764800000000 } from './migrations/1764800000000-order-search.js';
import { UrgentParts1764700000000 } from './migrations/1764700000000-urgent-parts.js';
import { WatchPayments1764829000000 } from './migrations/1764829000000-watch-payments.js';
import { RefundOrders1764900000000 } from './migrations/1764900000000-refund-orders.js';
import { EventInquiry1765200000000 } from './migrations/1765200000000-event-inquiry.js';
import { PaymentCases1764910000000 } from './migrations/1764910000000-payment-cases.js';
import { CarNameKeys1765400000000 } from './migrations/1765400000000-car-name-keys.js';
import { AccountSearchStatistics1765410000000 } from './migrations/1765410000000-account-search-statistics.js';
import { ImportSteps1765450000000 } from './migrations/1765450000000-import-steps.js';
import { PartDrafts1765480000000 } from './migrations/1765480000000-part-drafts.js';
import { WordsAtOnce1765420000000 } from './migrations/1765420000000-words-at-once.js';
import { ReadsCountOnce1765440000000 } from './migrations/1765440000000-reads-count-once.js';
import { PaymentRefunds1765440100000 } from './migrations/1765440100000-payment-refunds.js';
import { OneReviewAnOrder1765460000000 } from './migrations/1765460000000-one-review-an-order.js';
import { FitmentDesk1765340000000 } from './migrations/1765340000000-fitment-desk.js';
import { Fitment1765100000000 } from './migrations/1765100000000-fitment.js';
import { Garage1765300000000 } from './migrations/1765300000000-garage.js';
import { PartFacts1765110000000 } from './migrations/1765110000000-part-facts.js';
import { PartFeedback1765320000000 } from './migrations/1765320000000-part-feedback.js';
import { TimelineMarks1765490000000 } from './migrations/1765490000000-timeline-marks.js';
import { PaymentCards1765500000000 } from './migrations/1765500000000-payment-cards.js';
import { Carts1765520000000 } from './migrations/1765520000000-carts.js';
import { Parcels1765540000000 } from './migrations/1765540000000-parcels.js';
import { RoomBesideParts1765530000000 } from './migrations/1765530000000-room-beside-parts.js';
import { PaymentSets1765600000000 } from './migrations/1765600000000-payment-sets.js';
import { Jobs1765700000000 } from './migrations/1765700000000-jobs.js';
import { AccountEnds1766200000000 } from './migrations/1766200000000-account-ends.js';
import { OrderNotes1765900000000 } from './migrations/1765900000000-order-notes.js';
import { OrdersPlacedTogether1765510000000 } from './migrations/1765510000000-orders-placed-together.js';
import { ReturnedFindings1766010000000 } from './migrations/1766010000000-returned-findings.js';
import { Returns1766000000000 } from './migrations/1766000000000-returns.js';
import { Mails1765800000000 } from './migrations/1765800000000-mails.js';
import { KindsOfMail1766100000000 } from './migrations/1766100000000-kinds-of-mail.js';
import { AnsweredMessages1766110000000 } from './migrations/1766110000000-answered-messages.js';
import { BackInStock1766120000000 } from './migrations/1766120000000-back-in-stock.js';
import { RowCounts1765000000000 } from './migrations/1765000000000-row-counts.js';
import { SearchInBands1765001000000 } from './migrations/1765001000000-search-in-bands.js';
import { FitReceipts1765310000000 } from './migrations/1765310000000-fit-receipts.js';
import { AddLegacyIds1764300000000 } from './migrations/1764300000000-add-legacy-ids.js';
import { BulkChanges1766400000000 } from './migrations/1766400000000-bulk-changes.js';
import { LargeCatalogue1764500000000 } from './migrations/1764500000000-large-catalogue.js';
import { UploadedPictures1766700000000 } from './migrations/1766700000000-uploaded-pictures.js';
import { OrderSearchInBulk1767000000000 } from './migrations/1767000000000-order-search-in-bulk.js';
import { ShortRules1767100000000 } from './migrations/1767100000000-short-rules.js';
import { DropLegacyIdIndexes1767190000000 } from './migrations/1767190000000-drop-legacy-id-indexes.js';
import { FetchedPictures1767200000000 } from './migrations/1767200000000-fetched-pictures.js';
import { ParcelsByTime1767210000000 } from './migrations/1767210000000-parcels-by-time.js';
import { AddressesToldByAdmins1767215000000 } from './migrations/1767215000000-addresses-told-by-admins.js';
import { ReturnsThatNeverCame1767260000000 } from './migrations/1767260000000-returns-that-never-came.js';
import { MoneyByHand1767280000000 } from './migrations/1767280000000-money-by-hand.js';
import { NamesOnOneLine1767310000000 } from './migrations/1767310000000-names-on-one-line.js';
import { HoldsByPart1767370000000 } from './migrations/1767370000000-holds-by-part.js';
import { WhoUndidAnImport1767431000000 } from './migrations/1767431000000-who-undid-an-import.js';
import { FileEncodings1767510000000 } from './migrations/1767510000000-file-encodings.js';
import { RefusalsWithoutAddresses1767431100000 } from './migrations/1767431100000-refusals-without-addresses.js';
import { RestoredDatabases1767520000000 } from './migrations/1767520000000-restored-databases.js';
import { RefundReasons1767520100000 } from './migrations/1767520100000-refund-reasons.js';
import { ShopTimeZone1767530000000 } from './migrations/1767530000000-shop-time-zone.js';
import { FoldedSearch1767550000000 } from './migrations/1767550000000-folded-search.js';
import { UpgradeBridge1767570000000 } from './migrations/1767570000000-upgrade-bridge.js';
import { QuestionsAsFiles1766810000000 } from './migrations/1766810000000-questions-as-files.js';
import { ImportsInSteps1766900000000 } from './migrations/1766900000000-imports-in-steps.js';
import { FileImports1766500000000 } from './migrations/1766500000000-file-imports.js';
import { SessionsOfProvedAddresses1766300000000 } from './migrations/1766300000000-sessions-of-proved-addresses.js';
import { VisibleText1767540000000 } from './migrations/1767540000000-visible-text.js';
import { NumberKeys1767540100000 } from './migrations/1767540100000-number-keys.js';

export interface DatabaseSettings {
  readonly url: string;
  readonly poolSize: number;
  /** Someone waits for each statement; false for programs, whose statements may take long. */
  readonly forRequests?: boolean | undefined;
}

/** How long one may wait for a connection, a statement, a lock, or leave a transaction idle. Milliseconds. */
const TIMEOUTS = {
  connectionTimeoutMillis: 8000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * Whoever asks the shop has an answer within three seconds, 503 at the worst. The server ends a statement first
 * and says why; one that says nothing at all is given up with its connection, which takes whatever waits on it along.
 * Idle connections are closed before that: where a primary is gone without a word, they would cost one request after another
 * its patience.
 */
const REQUEST_TIMEOUTS = {
  ...TIMEOUTS,
  connectionTimeoutMillis: 2000,
  idleTimeoutMillis: 2000,
  statement_timeout: 2400,
  lock_timeout: 2000,
  query_timeout: 2700,
} as const;

/** The shop's database, not yet connected. Nothing waits for ever. */
export function createDataSource({ url, poolSize, forRequests = false }: DatabaseSettings): DataSource {
  const options: DataSourceOptions = {
    type: 'postgres',
    url,
    entities: [
      AuditLog,
      ContactAnswer,
      ContactMessage,
      CustomerNote,
      FitmentQuestion,
      GarageCar,
      IdempotencyKey,
      Order,
      Parcel,
      Part,
      PartDraft,
      PartFitment,
      PartNumber,
      PartSpecification,
      AttemptOrder,
      Return,
      ReturnRefund,
      FitAnswer,
      PaymentAttempt,
      PaymentCase,
      Review,
      StockMovement,
      User,
      VehicleEngine,
      VehicleModel,
    ],
    migrations: [
      CreateShop1763700000000,
      GuardMoney1764000000000,
      NotePaymentProblems1764100000000,
      MoveAccounts1764200000000,
      AddLegacyIds1764300000000,
      StandardTerms1764400000000,
      LargeCatalogue1764500000000,
      OrderFigures1764600000000,
      UrgentParts1764700000000,
      OrderSearch1764800000000,
      WatchPayments1764829000000,
      RefundOrders1764900000000,
      PaymentCases1764910000000,
      RowCounts1765000000000,
      SearchInBands1765001000000,
      Fitment1765100000000,
      PartFacts1765110000000,
      EventInquiry1765200000000,
      Garage1765300000000,
      FitReceipts1765310000000,
      PartFeedback1765320000000,
      SearchWords1765330000000,
      FitmentDesk1765340000000,
      CarNameKeys1765400000000,
      AccountSearchStatistics1765410000000,
      WordsAtOnce1765420000000,
      ReadsCountOnce1765440000000,
      PaymentRefunds1765440100000,
      ImportSteps1765450000000,
      OneReviewAnOrder1765460000000,
      PartDrafts1765480000000,
      TimelineMarks1765490000000,
      PaymentCards1765500000000,
      OrdersPlacedTogether1765510000000,
      Carts1765520000000,
      RoomBesideParts1765530000000,
      Mails1765800000000,
      Parcels1765540000000,
      PaymentSets1765600000000,
      Jobs1765700000000,
      Returns1766000000000,
      ReturnedFindings1766010000000,
      KindsOfMail1766100000000,
      AccountEnds1766200000000,
      AnsweredMessages1766110000000,
      BackInStock1766120000000,
      OrderNotes1765900000000,
      SessionsOfProvedAddresses1766300000000,
      BulkChanges1766400000000,
      FileImports1766500000000,
      UploadedPictures1766700000000,
      OrderSearchInBulk1767000000000,
      ImportsInSteps1766900000000,
      QuestionsAsFiles1766810000000,
      ShortRules1767100000000,
      DropLegacyIdIndexes1767190000000,
      FetchedPictures1767200000000,
      ParcelsByTime1767210000000,
      AddressesToldByAdmins1767215000000,
      ReturnsThatNeverCame1767260000000,
      MoneyByHand1767280000000,
      NamesOnOneLine1767310000000,
      HoldsByPart1767370000000,
      WhoUndidAnImport1767431000000,
      RefusalsWithoutAddresses1767431100000,
      FileEncodings1767510000000,
      RestoredDatabases1767520000000,
      RefundReasons1767520100000,
      ShopTimeZone1767530000000,
      VisibleText1767540000000,
      NumberKeys1767540100000,
      FoldedSearch1767550000000,
      UpgradeBridge1767570000000,
      // There is no way back from one: whoever updates a shop makes a backup before (docs/deployment.md).
    ] satisfies (new () => Pick<MigrationInterface, 'up'>)[],
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    poolSize,
    // Statements that are sent without waiting for each other go over the wire together; one after the other is as before.
    extra: {
      ...(forRequests ? REQUEST_TIMEOUTS : TIMEOUTS),
      application_name: 'axle',
      keepAlive: true,
      pipeline: true,
    },
  };
  return new DataSource(options);
}

export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master as Pool;
}
