import { randomInt } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { StoredCharge } from '../charge/charge.record.js';
import { isDisputed } from '../dispute/dispute.service.js';
import { emit } from '../event/event.service.js';
import { asPrice } from '../http/money.js';
import { missingParam } from '../http/params.js';
import { invalidRequest, noSuch, type StripeRefusal } from '../http/stripe-refusal.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredRefund } from './refund.record.js';

export interface RefundParams {
  payment_intent?: string | undefined;
  charge?: string | undefined;
  /** Minor units; undefined: all that is left. */
  amount?: number | undefined;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Record<string, string>;
}

/** Refunds money, never more than was received. Throws `charge_already_refunded` when nothing is left, `charge_disputed`. */
export function createRefund(work: UnitOfWork, params: RefundParams): StoredRefund {
  const charge = chargeToRefund(work, params);
  const { amount_refunded, refunded } = charge;
  const left = charge.amount_captured - amount_refunded;
  if (left === 0) {
    const code = 'charge_already_refunded';
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code });
  }
  if (isDisputed(work, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, { code: 'charge_disputed' });
  }
  const { amount = left, reason, metadata } = params;
  if (amount > left) throw tooMuch(amount, left, charge);

  const refund = work.put('refunds', {
    id: objectId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.seconds,
    currency: charge.currency,
    destination_details: destination({ reference_status: 'pending' }),
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    status: 'succeeded',
  });
  const total = amount_refunded + amount;
  const isAll = total === charge.amount_captured;
  const changed = work.put('charges', { ...charge, amount_refunded: total, refunded: isAll });
  emit(work, 'refund.created', refund);
  emit(work, 'charge.refunded', changed, { amount_refunded, refunded });
  announceReference(work, refund);
  const card = work.table('payment_methods').get(charge.payment_method);
  if (card?.behaviour.refundFails) failRefund(work, refund.id);
  return refund;
}

/** The card's bank returns a refund: a moment later, or days. Throws when it has failed before. */
export function failRefund(work: UnitOfWork, id: string): StoredRefund {
  const refund = work.table('refunds').get(id);
  const charge = work.table('charges').get(refund?.charge ?? '');
  if (refund === undefined || charge === undefined) throw noSuch('refund', id, 'id');
  if (refund.status === 'failed') throw invalidRequest(`Refund ${id} has failed already.`);
  const amount_refunded = charge.amount_refunded - (refund.amount ?? 0);
  work.put('charges', { ...charge, amount_refunded, refunded: false });
  const failure = { status: 'failed', failure_reason: 'expired_or_canceled_card' };
  const failed = work.put('refunds', { ...refund, ...failure });
  emit(work, 'refund.failed', failed, { status: refund.status ?? null });
  return failed;
}

/** A card refund is updated once the network has given it a reference; here that is at once. */
function announceReference(work: UnitOfWork, refund: StoredRefund): void {
  const reference = { reference_status: 'available', reference: String(randomInt(1e13, 1e14)) };
  const updated = work.put('refunds', { ...refund, destination_details: destination(reference) });
  emit(work, 'refund.updated', updated, { destination_details: refund.destination_details });
}

const destination = (
  reference: Pick<Stripe.Refund.DestinationDetails.Card, 'reference' | 'reference_status'>,
): Stripe.Refund.DestinationDetails => ({
  type: 'card',
  card: { ...reference, reference_type: 'acquirer_reference_number', type: 'refund' },
});

function chargeToRefund(work: UnitOfWork, { payment_intent: of, charge: id }: RefundParams): StoredCharge {
  if (id !== undefined) return paidCharge(work.table('charges').get(id), noSuch('charge', id, 'charge', 400));
  if (of === undefined) throw missingParam('charge');
  const intent = work.table('payment_intents').get(of);
  if (intent === undefined) throw noSuch('payment_intent', of, 'payment_intent', 400);
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
  return paidCharge(work.table('charges').get(intent.latest_charge ?? ''), invalidRequest(message));
}

function paidCharge(charge: StoredCharge | undefined, otherwise: StripeRefusal): StoredCharge {
  if (charge?.paid !== true) throw otherwise;
  return charge;
}

function tooMuch(amount: number, left: number, { currency, amount_refunded }: StoredCharge): StripeRefusal {
  const of = amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount';
  const message = `Refund amount (${asPrice(amount, currency)}) is greater than ${of} (${asPrice(left, currency)})`;
  return invalidRequest(message, { param: 'amount' });
}
