import { refusal } from '../../../shared/shop-error.js';

export class PaymentNotSucceeded extends refusal(
  'PAYMENT_NOT_SUCCEEDED',
  'This payment has not gone through.',
) {}

/** The payment is real but not for this order, amount or customer. */
export class PaymentMismatch extends refusal(
  'PAYMENT_MISMATCH',
  'This payment does not belong to this order.',
) {}

/** The provider is still working on the payment, so the order can't be deleted now. */
export class PaymentInProgress extends refusal(
  'PAYMENT_IN_PROGRESS',
  'A payment for this order is being processed. Please check again in a moment.',
) {}

/** The payment was canceled, because the customer deleted the order or the time to pay was over. */
export class PaymentCanceled extends refusal(
  'PAYMENT_CANCELED',
  'This payment was canceled. Nothing was charged.',
) {}

/** Money was received, but for no order that could still be honored or had not been paid before, so it is refunded. */
export class PaymentRefunded extends refusal(
  'PAYMENT_REFUNDED',
  'This payment was not accepted. It will be refunded.',
) {}

/**
 * The provider will never refund this money automatically: disputed, too old, card closed. Not for clients: the shop
 * records it for its admins. The message is the provider's.
 */
export class RefundRefused extends Error {}

/** A payment of the provider's that this shop has no order for (yet). */
export class UnknownPayment extends refusal('NOT_FOUND', 'No order found for this payment.') {}

/** A received payment that carries our metadata but that the shop has no record of, as after a restore. */
export class UnrecordedPayment extends UnknownPayment {}

/**
 * A payment that can't become ours: someone else opened it with our account at the provider (it lacks the id that all
 * ours carry), or with another account.
 */
export class ForeignPayment extends UnknownPayment {}

export class InvalidSignature extends refusal('BAD_INPUT', 'Invalid webhook signature.') {}

/** The provider did sign it, but too long ago: it was recorded and replayed, or a clock is wrong. */
export class OutdatedSignature extends InvalidSignature {}

/** No unpaid order of the caller costs what the client named; a client's price never becomes an amount. */
export class NoSuchPayableOrder extends refusal(
  'UNRESOLVABLE_ORDER',
  'You have no unpaid order at this price.',
) {}

/**
 * Several orders of the caller have this total, and none was read since the last payment, so the shop can't know which
 * one is meant.
 */
export class AmbiguousOrder extends refusal(
  'AMBIGUOUS_ORDER',
  'You have several orders at this price. Reopen the one you want to pay, then pay for it.',
) {}
