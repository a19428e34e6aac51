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
import { Purchase } from '../features/orders/purchase/purchase.entity.js';
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
import { Baseline1767431100000 } from './migrations/1767431100000-baseline.js';
import { FileEncodings1767510000000 } from './migrations/1767510000000-file-encodings.js';
import { RestoredDatabases1767520000000 } from './migrations/1767520000000-restored-databases.js';
import { RefundReasons1767520100000 } from './migrations/1767520100000-refund-reasons.js';
import { ShopTimeZone1767530000000 } from './migrations/1767530000000-shop-time-zone.js';
import { FoldedSearch1767550000000 } from './migrations/1767550000000-folded-search.js';
import { FormerBuilds1767580000000 } from './migrations/1767580000000-former-builds.js';
import { OrderRank1767590000000 } from './migrations/1767590000000-order-rank.js';
import { ImportClaims1767600000000 } from './migrations/1767600000000-import-claims.js';
import { Purchases1767610000000 } from './migrations/1767610000000-purchases.js';
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
 * Each request has an answer within three seconds, 503 at the worst. The server ends a statement first
 * and says why; one that does not respond is dropped with its connection, which takes whatever waits on it along.
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
      Purchase,
      Review,
      StockMovement,
      User,
      VehicleEngine,
      VehicleModel,
    ],
    migrations: [
      Baseline1767431100000,
      FileEncodings1767510000000,
      RestoredDatabases1767520000000,
      RefundReasons1767520100000,
      ShopTimeZone1767530000000,
      VisibleText1767540000000,
      NumberKeys1767540100000,
      FoldedSearch1767550000000,
      FormerBuilds1767580000000,
      OrderRank1767590000000,
      ImportClaims1767600000000,
      Purchases1767610000000,
      // There is no way back from one: operators make a backup before an update (docs/deployment.md).
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
