import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from '../payment/payment-case.kinds.js';
import type { PaymentCase } from '../payment/payment-case.entity.js';

/** Money of a payment that was to go back: for an order, or for a return. Minor units. */
export interface Claim {
  /** The id of the order, or of the return. */
  readonly key: string;
  readonly orderId: string;
  readonly amountMinor: number;
  /** The refund that was recorded for it. */
  readonly refundId: string | null;
  /** Whether the shop is still going to ask for it, unless the provider refused. */
  readonly isDue: boolean;
}

/** A refund as last reported by the provider. */
export interface ProviderRefund {
  readonly id: string;
  readonly hasFailed: boolean;
  readonly amountMinor: number;
  /** The key of the claim that the shop made it for; null when it may be for any, as a manual one. */
  readonly purpose: string | null;
}

/** One of our payments, all its refunds, newest first, and its cases. */
export interface RefundedPayment {
  readonly transactionId: string;
  readonly claims: readonly Claim[];
  readonly refunds: readonly ProviderRefund[];
  readonly cases: readonly Pick<PaymentCase, 'amountMinor' | 'kind' | 'resolution' | 'state' | 'subject'>[];
  /** Whether it pays one order, whose refunds are not marked with it. */
  readonly isAlone: boolean;
  /** The order to name for a refund that was for no claim; null when all of the payment was to go back. */
  readonly paidOrderId: string | null;
  /** Refunds that were known as issued, and have failed. */
  readonly failedNow: ReadonlySet<string>;
}

/** Money that did not reach the customer, and that no case covers yet. */
export interface RefundFailure {
  readonly subject: string;
  readonly refundId: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly isManual: boolean;
}

/**
 * What the failed refunds of a payment leave owed. A refund of a claim is owed as it was; a manual one as far as
 * the claims counted on it, or, while its order is still paid, as a whole: someone meant the customer to have it. Pure.
 */
export function failuresOf(payment: RefundedPayment): RefundFailure[] {
  const { claims, refunds, isAlone, paidOrderId, failedNow } = payment;
  const failed = refunds.filter((refund) => refund.hasFailed && !isNotified(payment, refund));
  const missing = new Map(claims.map((claim) => [claim, missingOf(payment, claim)]));
  const failures: RefundFailure[] = [];
  const notify = (
    refund: ProviderRefund,
    claim: Claim,
    failure: Omit<RefundFailure, 'orderId' | 'refundId'>,
  ) => {
    failures.push({ ...failure, refundId: refund.id, orderId: claim.orderId });
    missing.set(claim, Math.max(0, (missing.get(claim) ?? 0) - failure.amountMinor));
  };

  const isFor = ({ id, purpose }: ProviderRefund, { key, refundId }: Claim) =>
    refundId === id && (purpose === key || (purpose === null && isAlone));
  const manual: ProviderRefund[] = [];
  for (const refund of failed) {
    const claim = claims.find((one) => isFor(refund, one));
    if (claim)
      notify(refund, claim, { subject: refund.id, amountMinor: refund.amountMinor, isManual: false });
    else if (refund.purpose === null) manual.push(refund);
  }

  let shortMinor = sumOf([...missing.values()]) - freeMoneyOf(payment);
  for (const refund of manual) {
    let leftMinor = refund.amountMinor;
    for (const claim of [...claims].sort(firstOf(refund))) {
      const amountMinor = Math.min(leftMinor, shortMinor, missing.get(claim) ?? 0);
      if (amountMinor <= 0) continue;
      notify(refund, claim, { subject: `${refund.id}:${claim.key}`, amountMinor, isManual: true });
      leftMinor -= amountMinor;
      shortMinor -= amountMinor;
    }
    if (leftMinor > 0 && paidOrderId !== null && failedNow.has(refund.id)) {
      const { id } = refund;
      failures.push({
        subject: id,
        refundId: id,
        orderId: paidOrderId,
        amountMinor: leftMinor,
        isManual: true,
      });
    }
  }
  return failures;
}

/** Whether a case `subject` is about a claim: about its refund, its refusal, or its share of a manual refund. */
export function isAbout(subject: string, { key, refundId }: Pick<Claim, 'key' | 'refundId'>): boolean {
  return subject === refundId || subject.endsWith(`:${key}`);
}

/** What of a claim neither its own refund has paid nor a case covers. */
function missingOf({ transactionId, refunds, cases, isAlone }: RefundedPayment, claim: Claim): number {
  const given = refunds.filter(({ purpose, hasFailed }) => purpose === claim.key && !hasFailed);
  const isOfWhole = (subject: string) => isAlone && claim.key === claim.orderId && subject === transactionId;
  const notified = cases.filter(
    ({ kind, state, resolution, subject }) =>
      kind === PaymentCaseKind.REFUND_FAILED &&
      (state !== PaymentCaseState.CLOSED || resolution === PaymentCaseResolution.REFUNDED_OUT_OF_BAND) &&
      (isAbout(subject, claim) || isOfWhole(subject)),
  );
  // The shop asks for it yet, unless the provider refused: then the case says what was owed at that time.
  if (claim.isDue && notified.length === 0) return 0;
  return Math.max(0, claim.amountMinor - minorOf(given) - minorOf(notified));
}

/** Money that went back for any of the claims: manually, as a whole payment of one order, or by the bank. */
function freeMoneyOf({ refunds, cases }: RefundedPayment): number {
  const taken = cases.filter(({ kind }) => kind === PaymentCaseKind.CHARGEBACK);
  return minorOf(refunds.filter(({ purpose, hasFailed }) => purpose === null && !hasFailed)) + minorOf(taken);
}

const isNotified = ({ cases }: RefundedPayment, { id }: ProviderRefund): boolean =>
  cases.some(
    ({ kind, subject }) =>
      kind === PaymentCaseKind.REFUND_FAILED && (subject === id || subject.startsWith(`${id}:`)),
  );

/** The claims that name the refund come first. */
const firstOf =
  ({ id }: ProviderRefund) =>
  (one: Claim, other: Claim) =>
    Number(other.refundId === id) - Number(one.refundId === id);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, minor) => sum + minor, 0);

const minorOf = (rows: readonly { readonly amountMinor: number | null }[]) =>
  sumOf(rows.map(({ amountMinor }) => amountMinor ?? 0));
