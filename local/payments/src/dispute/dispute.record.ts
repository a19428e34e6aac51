import type { Stripe } from 'stripe';

/** A dispute as it is kept: the fields of Stripe's object that a card payment uses; other objects are named by their ids. */
export interface StoredDispute extends Omit<Partial<Stripe.Dispute>, 'evidence_details'> {
  id: string;
  created: number;
  charge: string;
  payment_intent: string;
  status: 'lost' | 'needs_response' | 'won';
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by' | 'has_evidence'>;
}
