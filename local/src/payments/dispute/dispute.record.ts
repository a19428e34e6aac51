import type { Stripe } from 'stripe';

/** A dispute as it is kept: what of Stripe's object a card payment uses, with the objects it names as ids. */
export interface StoredDispute extends Omit<Partial<Stripe.Dispute>, 'evidence_details'> {
  id: string;
  created: number;
  charge: string;
  payment_intent: string;
  status: 'lost' | 'needs_response' | 'won';
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by' | 'has_evidence'>;
}
