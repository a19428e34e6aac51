/**
 * State of a payment at the provider. OPEN: the customer can still pay or retry. PROCESSING: paid, not yet
 * confirmed; it can't be canceled.
 */
export type IntentStatus = 'OPEN' | 'PROCESSING' | 'SUCCEEDED' | 'CANCELED';

/** What a receipt states about a card. The rest of its number never reaches the shop. */
export interface CardSnapshot {
  /** The provider's name for it, such as "visa". */
  readonly brand: string;
  /** Last four digits of the card. */
  readonly last4: string;
}

/** A payment intent as the provider reports it. Amounts in minor units. */
export interface PaymentIntentSnapshot {
  readonly id: string;
  readonly status: IntentStatus;
  readonly amountMinor: number;
  readonly amountReceivedMinor: number;
  readonly currency: string;
  readonly clientSecret: string | null;
  /** The metadata we put on it when we created it; null when it is not ours. */
  readonly orderId: string | null;
  readonly uid: string | null;
  readonly attemptId: string | null;
  /** The card that paid it; null until it is paid, and where the answer does not include it: `findIntent` does. */
  readonly card: CardSnapshot | null;
}

export interface NewIntent {
  /** Also the idempotency key: a repeated call never opens a second payment. */
  readonly attemptId: string;
  /** The request that caused it, to compare our log with the provider's. */
  readonly requestId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** Null for several: the provider stores too little text for all their ids. */
  readonly orderId: string | null;
  readonly uid: string;
  readonly description: string;
  readonly email: string;
}

/** A refund to request. The same each time it is requested. */
export interface NewRefund {
  readonly intentId: string;
  /**
   * The amount for one order of several, or for a return; without it, everything received and not yet refunded. Minor
   * units.
   */
  readonly share?: {
    readonly orderId: string;
    readonly returnId?: string;
    readonly amountMinor: number;
  };
  readonly idempotencyKey: string;
  /** The request that opened the payment. */
  readonly requestId: string | null;
}

/** A refund made or under way. Amounts in minor units. */
export interface RefundSnapshot {
  readonly id: string;
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly amountMinor: number;
  readonly currency: string;
  /**
   * The order of several it is for, from our metadata; null when it is for the whole payment, or not requested by us.
   */
  readonly orderId: string | null;
  /** The return it is for, from our metadata; null otherwise. */
  readonly returnId: string | null;
  /** Why it failed, in the provider's words. */
  readonly failure: string | null;
}

/** A customer's bank asks for the money back. OPEN until the bank has decided. */
export interface DisputeSnapshot {
  readonly id: string;
  readonly status: 'OPEN' | 'WON' | 'LOST';
  readonly amountMinor: number;
  readonly currency: string;
  /** In the provider's words, such as "product not received". */
  readonly reason: string;
  /** Time until which the shop may answer; null when it can't. */
  readonly answerBy: Date | null;
}

/** An event at the provider, from a verified message or requested. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** What happened at the provider; null for what the shop need not know. */
  readonly about: 'PAYMENT_SUCCEEDED' | 'REFUND' | 'DISPUTE' | null;
  /** The payment it is about; null when it names none. */
  readonly intentId: string | null;
  /** Amount in the message: to be shown, never relied on. Minor units. */
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

/**
 * The card payment provider. Every call throws ServiceUnavailable when the provider does not respond in time, and is
 * never made while a database transaction is open.
 */
export interface PaymentGateway {
  createIntent(intent: NewIntent): Promise<PaymentIntentSnapshot>;
  /** Null when the provider does not know it. */
  findIntent(id: string): Promise<PaymentIntentSnapshot | null>;
  /** Tries to cancel and returns the intent as it is afterwards: it may have succeeded in the meantime. */
  cancelIntent(id: string): Promise<PaymentIntentSnapshot>;
  /**
   * Refunds what was received and is not yet refunded, or a share of it. Returns the refund: the one issued before, or
   * the last one when everything has gone back. Throws RefundRefused when asking again will never help.
   */
  refund(refund: NewRefund): Promise<RefundSnapshot>;
  /** All refunds of a payment, newest first. */
  findRefunds(intentId: string): Promise<RefundSnapshot[]>;
  /** All disputes about a payment, newest first. */
  findDisputes(intentId: string): Promise<DisputeSnapshot[]>;
  /** What happened at the provider since then that this shop must know, oldest first; as far back as 30 days. */
  findEvents(since: Date): Promise<PaymentEvent[]>;
  /**
   * Verifies the signature over the raw body. Throws InvalidSignature (OutdatedSignature when only its time is wrong),
   * or BadInput when the signed body is not an event.
   */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
}
