import { z } from 'zod';
import { route } from '../http/api-route.js';
import { changedMetadata, metadata, positiveInteger, text } from '../http/params.js';
import { listRoute, type Resource, retrieveRoute } from '../http/resource.js';
import { createRefund } from './refund.service.js';

const refunds: Resource<'refunds'> = {
  table: 'refunds',
  kind: 'refund',
  param: 'refund',
  filters: ['payment_intent', 'charge'],
};

const newRefund = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: positiveInteger.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

/** https://docs.stripe.com/api/refunds. */
export const refundRoutes = [
  route('post /v1/refunds', 'secret', newRefund, (work, { reason = null, metadata, ...params }) =>
    createRefund(work, { ...params, reason, metadata: changedMetadata({}, metadata) }),
  ),
  listRoute(refunds),
  retrieveRoute(refunds),
];
