import { z } from 'zod';
import { route } from '../http/api-route.js';
import { listRoute, recordFor, type Resource, retrieveRoute } from '../http/resource.js';
import { decideDispute } from './dispute.service.js';

const disputes: Resource<'disputes'> = {
  table: 'disputes',
  kind: 'dispute',
  param: 'dispute',
  filters: ['payment_intent', 'charge'],
};

/** As in Stripe's test mode (https://docs.stripe.com/testing#disputes), this text decides. */
const evidence = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
});

/** https://docs.stripe.com/api/disputes. */
export const disputeRoutes = [
  route('post /v1/disputes/:id', 'secret', evidence, (work, { evidence: { uncategorized_text } }, { id }) =>
    decideDispute(
      work,
      recordFor(work, disputes, id),
      uncategorized_text === 'winning_evidence' ? 'won' : 'lost',
    ),
  ),
  route('post /v1/disputes/:id/close', 'secret', z.strictObject({}), (work, _params, { id }) =>
    decideDispute(work, recordFor(work, disputes, id), 'lost'),
  ),
  listRoute(disputes),
  retrieveRoute(disputes),
];
