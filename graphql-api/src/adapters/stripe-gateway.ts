import Stripe from 'stripe';

import {
  InvalidSignature,
  OutdatedSignature,
  RefundRefused,
} from '../features/payments/payment/payment.errors.js';
import type {
  CardSnapshot,
  DisputeSnapshot,
  IntentStatus,
  NewIntent,
  NewRefund,
  PaymentEvent,
  PaymentGateway,
  PaymentIntentSnapshot,
  RefundSnapshot,
} from '../features/payments/payment/payment-gateway.port.js';
import { isId } from '../shared/ids.js';
import { ServiceUnavailable } from '../shared/shop-error.js';
import { createStripe, type StripeSettings } from './stripe-client.js';
import { EVENT_TYPES, paymentEventOf } from './stripe-event.js';

const WEBHOOK_TOLERANCE_SECONDS = 300;

export class StripeGateway implements PaymentGateway {
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.stripe = createStripe(settings);
  }

  async createIntent(intent: NewIntent): Promise<PaymentIntentSnapshot> {
    const required = {
      amount: intent.amountMinor,
      currency: intent.currency,
      payment_method_types: ['card'],
      metadata: {
        ...(intent.orderId !== null && { order_id: intent.orderId }),
        uid: intent.uid,
        attempt_id: intent.attemptId,
        // None for one from before requests were recorded: a key belongs to one set of parameters.
        ...(intent.requestId !== null && { request_id: intent.requestId }),
      },
    };
    const optional = { description: intent.description, receipt_email: intent.email };
    return callStripe(async () => {
      try {
        return snapshotOf(
          await this.stripe.paymentIntents.create(
            { ...required, ...optional },
            { idempotencyKey: intent.attemptId },
          ),
        );
      } catch (error) {
        if (!isRefusalOf(error, Object.keys(optional))) throw error;
        // Stripe may keep the refusal under the first key.
        const idempotencyKey = `${intent.attemptId}:required`;
        return snapshotOf(await this.stripe.paymentIntents.create(required, { idempotencyKey }));
      }
    });
  }

  async findIntent(id: string): Promise<PaymentIntentSnapshot | null> {
    return callStripe(async () => {
      try {
        return snapshotOf(await this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      } catch (error) {
        if (isStripeCode(error, 'resource_missing')) return null;
        throw error;
      }
    });
  }

  async cancelIntent(id: string): Promise<PaymentIntentSnapshot> {
    return callStripe(async () => {
      try {
        return snapshotOf(await this.stripe.paymentIntents.cancel(id));
      } catch (error) {
        // It succeeded, is processing or was canceled before: return its status.
        if (isStripeCode(error, 'payment_intent_unexpected_state')) {
          return snapshotOf(await this.stripe.paymentIntents.retrieve(id));
        }
        throw error;
      }
    });
  }

  async refund({ intentId, share, idempotencyKey, requestId }: NewRefund): Promise<RefundSnapshot> {
    return callStripe(async () => {
      // Keys are forgotten after a day; the money still goes back only once: a share is known by its stamp.
      const known =
        share &&
        (await this.listRefunds(intentId)).find(
          ({ metadata }) => metadata?.order_id === share.orderId && metadata.return_id === share.returnId,
        );
      if (known) return refundFromStripe(known);
      const metadata = {
        ...(requestId !== null && { request_id: requestId }),
        ...(share && { order_id: share.orderId }),
        ...(share?.returnId && { return_id: share.returnId }),
      };
      try {
        return refundFromStripe(
          await this.stripe.refunds.create(
            {
              payment_intent: intentId,
              ...(share && { amount: share.amountMinor }),
              ...(Object.keys(metadata).length > 0 && { metadata }),
            },
            { idempotencyKey },
          ),
        );
      } catch (error) {
        if (isStripeCode(error, 'charge_already_refunded')) {
          const [last] = await this.listRefunds(intentId);
          if (last) return refundSnapshotOf(last);
        }
        throw isRefusedForGood(error) ? new RefundRefused(error.message, { cause: error }) : error;
      }
    });
  }

  async findRefunds(intentId: string): Promise<RefundSnapshot[]> {
    return callStripe(async () => (await this.listRefunds(intentId)).map(refundSnapshotOf));
  }

  async findDisputes(intentId: string): Promise<DisputeSnapshot[]> {
    return callStripe(async () => {
      const { data } = await this.stripe.disputes.list({ payment_intent: intentId, limit: 100 });
      return data.map((dispute) => ({
        id: dispute.id,
        status: disputeStatusOf(dispute.status),
        amountMinor: dispute.amount,
        currency: dispute.currency,
        reason: dispute.reason.replaceAll('_', ' '),
        answerBy: dateOf(dispute.evidence_details.due_by),
      }));
    });
  }

  async findEvents(since: Date): Promise<PaymentEvent[]> {
    return callStripe(async () => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const found: PaymentEvent[] = [];
      for await (const event of this.stripe.events.list({ types: EVENT_TYPES, created, limit: 100 })) {
        found.push(paymentEventOf(event));
      }
      return found.reverse();
    });
  }

  readEvent(rawBody: Buffer, signature = ''): PaymentEvent {
    try {
      return paymentEventOf(this.verified(rawBody, signature, WEBHOOK_TOLERANCE_SECONDS));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw this.isOutdated(rawBody, signature) ? new OutdatedSignature() : new InvalidSignature();
      }
      throw error instanceof SyntaxError ? new InvalidSignature() : error;
    }
  }

  /** Refunds, newest first. A set has at most fifty orders. */
  private async listRefunds(intentId: string): Promise<Stripe.Refund[]> {
    const { data } = await this.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    return data;
  }

  private isOutdated(rawBody: Buffer, signature: string): boolean {
    try {
      this.verified(rawBody, signature, Number.MAX_SAFE_INTEGER);
      return true;
    } catch {
      return false;
    }
  }

  private verified(rawBody: Buffer, signature: string, toleranceSeconds: number): Stripe.Event {
    const { webhookSecret } = this.settings;
    return this.stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, toleranceSeconds);
  }
}

function snapshotOf(intent: Stripe.PaymentIntent): PaymentIntentSnapshot {
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'OPEN',
    amountMinor: intent.amount,
    amountReceivedMinor: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret,
    orderId: intent.metadata.order_id ?? null,
    uid: intent.metadata.uid ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    card: intent.status === 'succeeded' ? cardOf(intent.latest_charge) : null,
  };
}

/** As a payment keeps it; whatever reads otherwise is left out, so that a card's name never keeps money from settling. */
const BRAND = /^[a-z_]{1,30}$/;
const LAST4 = /^\d{4}$/;

/** Null where the charge is named only, and where Stripe does not know the card as receipts name it. */
function cardOf(charge: Stripe.PaymentIntent['latest_charge']): CardSnapshot | null {
  if (charge === null || typeof charge === 'string') return null;
  const { brand, last4 } = charge.payment_method_details?.card ?? {};
  return brand && last4 && BRAND.test(brand) && LAST4.test(last4) ? { brand, last4 } : null;
}

/** All others are open. */
const STATUS: Partial<Record<Stripe.PaymentIntent.Status, IntentStatus>> = {
  succeeded: 'SUCCEEDED',
  canceled: 'CANCELED',
  processing: 'PROCESSING',
};

function refundStatusOf(status: string | null): RefundSnapshot['status'] {
  if (status === 'failed' || status === 'canceled') return 'FAILED';
  return status === 'succeeded' ? 'SUCCEEDED' : 'PENDING';
}

/** A warning is an inquiry that takes no money; closed, it is as good as won. */
function disputeStatusOf(status: Stripe.Dispute.Status): DisputeSnapshot['status'] {
  if (status === 'lost') return 'LOST';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'WON' : 'OPEN';
}

const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

/** Passes responses on; turns timeouts, overload and outages of Stripe into ServiceUnavailable. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
      Stripe.errors;
    const busy = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError];
    if (busy.some((kind) => error instanceof kind)) {
      throw new ServiceUnavailable(
        'The payment provider does not answer. Nothing was charged. Please try again.',
        {
          cause: error,
        },
      );
    }
    throw error;
  }
}

function refundSnapshotOf(refund: Stripe.Refund): RefundSnapshot {
  return {
    id: refund.id,
    status: refundStatusOf(refund.status),
    amountMinor: refund.amount,
    currency: refund.currency,
    orderId: refund.metadata?.order_id ?? null,
    returnId: returnIdOf(refund),
    failure: refund.failure_reason?.replaceAll('_', ' ') ?? null,
  };
}

/** Any other value there was not written by us. */
function returnIdOf({ metadata }: Stripe.Refund): string | null {
  const stamp = metadata?.return_id ?? '';
  return isId(stamp) ? stamp : null;
}

function refundFromStripe(refund: Stripe.Refund): RefundSnapshot {
  const given = refundSnapshotOf(refund);
  if (given.status === 'FAILED') throw new RefundRefused(given.failure ?? String(refund.status));
  return given;
}

/** Stripe's "invalid request" rejects the request itself, not its timing; only an empty balance fills up again. */
function isRefusedForGood(error: unknown): error is Error {
  const { StripeInvalidRequestError, StripeCardError } = Stripe.errors;
  const refused = error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
  return refused && !isStripeCode(error, 'balance_insufficient');
}

/** Stripe is stricter about some values than the shop, such as the email addresses that it accepts. */
function isRefusalOf(error: unknown, params: readonly string[]): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && params.includes(error.param ?? '');
}

function isStripeCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
