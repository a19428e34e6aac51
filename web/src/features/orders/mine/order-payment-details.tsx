import { chakra } from '#shared/ui/chakra';
import { Fragment } from 'react';
import Trash2 from 'virtual:lucide/trash';
import { moment, formatRelativeDate } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { CopyLine } from '#shared/ui/copy-line';
import { Fact, Facts } from '#shared/ui/facts';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { refundLabels } from '#shop-kit/refund-labels';
import { cardLabel } from './card-label';
import type { OrderPage_OrderFragment } from './my-order.generated';
import { isPayable, timeToPay } from './time-to-pay';

interface OrderPaymentDetailsProps {
  order: OrderPage_OrderFragment;
  now: Date;
  onDelete: () => void;
  onCancel: () => void;
}

/** Payment and refund of the order; while unpaid, the Pay button, if it can be paid. */
export function OrderPaymentDetails({ order, now, onDelete, onCancel }: OrderPaymentDetailsProps) {
  if (order.status === 'UNPAID') {
    return (
      <>
        {isPayable(order, now) && <ButtonLink to={paths.dashboard.payment.to(order.id)}>Pay</ButtonLink>}
        <chakra.p fontSize="sm" color="fg.muted" textStyle="number">
          {timeToPay(order, now, (iso) => formatRelativeDate(now, iso))}
        </chakra.p>
        <Button variant="danger" justifySelf="start" icon={<Trash2 size={20} />} onClick={onDelete}>
          Delete
        </Button>
      </>
    );
  }
  return (
    <>
      <Facts gap="2">
        {order.paidAt && <Fact term="Paid">{moment(order.paidAt)}</Fact>}
        {order.refundedAt && (
          <Fact term={order.refundState ? refundLabels[order.refundState] : 'Refunded'}>
            {moment(order.refundedAt)}
          </Fact>
        )}
        {order.refundedAmount !== '0.00' && (
          <Fact term="Refund amount">{formatMoney(order.refundedAmount)}</Fact>
        )}
        <Fact term="Paid with">{cardLabel(order)}</Fact>
      </Facts>
      {order.paidWith.length > 0 && (
        <p>
          Paid together with{' '}
          {order.paidWith.map(({ id, number }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <TextLink whiteSpace="nowrap" to={paths.dashboard.myOrder.to(id)}>
                order {number}
              </TextLink>
            </Fragment>
          ))}
          .
        </p>
      )}
      {order.transactionId && (
        <chakra.div display="grid" gap="1.5">
          <chakra.span color="fg.muted">Transaction</chakra.span>
          <CopyLine text={order.transactionId} what="the transaction id" />
        </chakra.div>
      )}
      {order.cancellable && (
        <>
          <Button variant="outline" justifySelf="start" onClick={onCancel}>
            Cancel the order
          </Button>
          <chakra.p fontSize="sm" color="fg.muted">
            You can cancel until it ships, for a full refund.
          </chakra.p>
        </>
      )}
    </>
  );
}
