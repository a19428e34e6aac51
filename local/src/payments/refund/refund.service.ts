import { randomInt } from 'node:crypto';
import { emit } from '../event/event.service.js';
import { asPrice } from '../http/money.js';
import { invalidRequest, noSuch, type StripeRefusal } from '../http/stripe-refusal.js';
import type { StoredCharge } from '../charge/charge.record.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredRefund } from './refund.record.js';

export const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export interface RefundParams {
  paymentIntent: string | undefined;
  charge: string | undefined;
  /** Minor units; undefined: all that is left. */
  amount: number | undefined;
  reason: (typeof refundReasons)[number] | null;
  metadata: Record<string, string>;
}

/** Gives money back, never more than was received. Throws `charge_already_refunded` when nothing is left, `charge_disputed`. */
export function createRefund(work: UnitOfWork, params: RefundParams): StoredRefund {
  const charge = chargeToRefund(work, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = params.amount ?? left;
  if (amount > left) throw tooMuch(amount, left, charge);

  const refund = work.put('refunds', newRefund(work, charge, amount, params));
  const refunded = charge.amount_refunded + amount;
  const { amount_refunded, refunded: wasRefunded } = charge;
  const changed = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured };
  work.put('charges', changed);
  emit(work, 'refund.created', refund);
  emit(work, 'charge.refunded', changed, { amount_refunded, refunded: wasRefunded });
  announceReference(work, refund);
  return refund;
}

/** A card refund is updated once the network has given it a reference; here that is at once. */
function announceReference(work: UnitOfWork, refund: StoredRefund): void {
  const { destination_details: before } = refund;
  const reference = {
    ...before?.card,
    reference_status: 'available',
    reference: String(randomInt(1e13, 1e14)),
  };
  const card = { reference_type: 'acquirer_reference_number', type: 'refund' as const, ...reference };
  const updated = work.put('refunds', { ...refund, destination_details: { type: 'card', card } });
  emit(work, 'refund.updated', updated, { destination_details: before });
}

function chargeToRefund(work: UnitOfWork, { paymentIntent, charge: id }: RefundParams): StoredCharge {
  if (id !== undefined) return paidCharge(work.table('charges').get(id), noSuch('charge', id, 'charge', 400));
  const intent = work.table('payment_intents').get(paymentIntent ?? '');
  if (intent === undefined) throw noSuch('payment_intent', paymentIntent ?? '', 'payment_intent', 400);
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

function newRefund(
  work: UnitOfWork,
  charge: StoredCharge,
  amount: number,
  params: RefundParams,
): StoredRefund {
  return {
    id: objectId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.seconds,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: params.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
