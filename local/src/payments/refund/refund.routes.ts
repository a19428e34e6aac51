import { emit } from '../event/event.service.js';
import type { ApiRoute } from '../http/api-route.js';
import { listPage, readPage } from '../http/list-page.js';
import { changedMetadata, readMetadata } from '../http/metadata.js';
import { noSuch } from '../http/stripe-refusal.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredRefund } from './refund.record.js';
import { createRefund, refundReasons } from './refund.service.js';

/** https://docs.stripe.com/api/refunds. */
export const refundRoutes: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/v1/refunds',
    access: 'secret',
    prepare: (params) => {
      const paymentIntent = params.text('payment_intent');
      const charge = params.text('charge');
      if (paymentIntent === undefined) params.required('charge', charge);
      const amount = params.integer('amount');
      if (amount !== undefined && amount < 1) {
        throw params.invalid(
          'amount',
          'This value must be greater than or equal to 1.',
          'parameter_invalid_integer',
        );
      }
      const reason = params.oneOf('reason', refundReasons) ?? null;
      const metadata = changedMetadata({}, readMetadata(params));
      return (work) => createRefund(work, { paymentIntent, charge, amount, reason, metadata });
    },
  },
  {
    method: 'get',
    path: '/v1/refunds',
    access: 'secret',
    prepare: (params) => {
      const page = readPage(params);
      const intent = params.text('payment_intent');
      const charge = params.text('charge');
      const only = (refund: StoredRefund) =>
        (intent === undefined || refund.payment_intent === intent) &&
        (charge === undefined || refund.charge === charge);
      return (work) =>
        listPage(work.table('refunds').values(), { page, kind: 'refund', url: '/v1/refunds', only });
    },
  },
  {
    method: 'get',
    path: '/v1/refunds/:id',
    access: 'secret',
    prepare:
      (_params, { id }) =>
      (work) =>
        refundFor(work, id),
  },
  {
    method: 'post',
    path: '/v1/refunds/:id',
    access: 'secret',
    prepare: (params, { id }) => {
      const metadata = readMetadata(params);
      return (work) => {
        const before = refundFor(work, id);
        const refund = { ...before, metadata: changedMetadata(before.metadata ?? {}, metadata) };
        emit(work, 'refund.updated', refund, { metadata: before.metadata });
        return work.put('refunds', refund);
      };
    },
  },
];

function refundFor(work: UnitOfWork, id: string): StoredRefund {
  const refund = work.table('refunds').get(id);
  if (refund === undefined) throw noSuch('refund', id, 'refund');
  return refund;
}
