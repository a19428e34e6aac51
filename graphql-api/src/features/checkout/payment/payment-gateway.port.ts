/**
 * Where a payment stands at the provider. OPEN: the customer can still pay or retry. PROCESSING: paid, not yet
 * confirmed; it can't be cancelled.
 */
export type IntentStatus = 'OPEN' | 'PROCESSING' | 'SUCCEEDED' | 'CANCELED';

/** A payment intent as the provider tells it. Amounts in minor units. */
export interface PaymentIntentSnapshot {
  readonly id: string;
  readonly status: IntentStatus;
  readonly amountMinor: number;
  readonly amountReceivedMinor: number;
  readonly currency: string;
  readonly clientSecret: string | null;
  /** What we stamped on it when we made it; null when it is not one of ours. */
  readonly orderId: string | null;
  readonly uid: string | null;
  readonly attemptId: string | null;
}

export interface NewIntent {
  /** Also the idempotency key: a repeated call never opens a second payment. */
  readonly attemptId: string;
  /** The request that it was asked by, for whoever compares our log with the provider's. */
  readonly requestId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly orderId: string;
  readonly uid: string;
  readonly description: string;
  readonly email: string;
}

/** Money that goes back in full. The same each time it is asked for. */
export interface NewRefund {
  readonly intentId: string;
  readonly idempotencyKey: string;
  /** The request that opened the payment. */
  readonly requestId: string | null;
}

/** A verified message of the provider about one payment intent; null intentId when it is about something else. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
}

/**
 * The card payment provider. Every call throws ServiceUnavailable when the provider does not answer in time, and is
 * never made while a database transaction is open.
 */
export interface PaymentGateway {
  createIntent(intent: NewIntent): Promise<PaymentIntentSnapshot>;
  /** Null when the provider does not know it. */
  findIntent(id: string): Promise<PaymentIntentSnapshot | null>;
  /** Tries to cancel and answers how the intent stands afterwards: it may have succeeded meanwhile. */
  cancelIntent(id: string): Promise<PaymentIntentSnapshot>;
  /**
   * Gives back all that was received. Answers the refund's id, also when it was refunded before. Throws RefundRefused when
   * asking again will never help.
   */
  refund(refund: NewRefund): Promise<string>;
  /**
   * Verifies the signature over the raw body. Throws InvalidSignature (OutdatedSignature when only its time is wrong), or
   * BadInput when what is signed is no event.
   */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
}
