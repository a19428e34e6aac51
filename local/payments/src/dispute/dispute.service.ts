import type { StoredCharge } from '../charge/charge.record.js';
import { emit } from '../event/event.service.js';
import { invalidRequest } from '../http/stripe-refusal.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredDispute } from './dispute.record.js';

const sevenDays = 7 * 24 * 60 * 60;

/** The card's holder asks their bank for the whole charge. */
export function openDispute(work: UnitOfWork, charge: StoredCharge): StoredDispute {
  const dispute = work.put('disputes', {
    id: objectId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    charge: charge.id,
    created: work.seconds,
    currency: charge.currency,
    evidence_details: { due_by: work.seconds + sevenDays, has_evidence: false },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  emit(work, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank's decision, which is final. Throws when it was made before. */
export function decideDispute(
  work: UnitOfWork,
  dispute: StoredDispute,
  status: 'lost' | 'won',
): StoredDispute {
  if (dispute.status !== 'needs_response')
    throw invalidRequest(`Dispute ${dispute.id} is already closed and can't be changed.`);
  const decided = work.put('disputes', { ...dispute, status, is_charge_refundable: status === 'won' });
  emit(work, 'charge.dispute.closed', decided, { status: dispute.status });
  return decided;
}

/** Whether a bank has the money of this charge, or is asking for it. */
export function isDisputed(work: UnitOfWork, { id, disputed }: StoredCharge): boolean {
  const disputes = [...work.table('disputes').values()].filter(({ charge }) => charge === id);
  // What was kept before there were disputes knows only that it is disputed.
  return disputed && !(disputes.length > 0 && disputes.every(({ status }) => status === 'won'));
}
