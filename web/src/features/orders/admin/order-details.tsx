import { chakra } from '#shared/ui/chakra';
import { useId } from 'react';
import { useNow } from '#shared/browser/use-now';
import { Button } from '#shared/ui/button';
import { DetailFacts } from '#shared/data-table/detail-facts';
import { Shaft } from '#shared/ui/shaft';
import { OutsideLink, TextLink } from '#shared/ui/text-link';
import { orderStates } from '#shop-kit/order-states';
import { paths } from '#shop-kit/paths';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { PartPicture } from '#shop-kit/part-picture';
import { units } from '#shop-kit/units';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';
import { paymentIssueLabels } from './payment-issue-labels';
import { OrderNotes } from './order-notes';
import { OrderParcel } from './order-parcel';
import { orderSteps, otherEventsOf } from './order-progress';

/** Part to take from stock: picture, manufacturer, number and quantity. */
function OrderedPart({ order: { part, quantity } }: { order: AdminOrders_OrderFragment }) {
  return (
    <chakra.div display="flex" gap="4">
      <chakra.div width="5.5rem" flex="none">
        <PartPicture image={part?.image ?? null} category={part?.category ?? null} sizes="88px" />
      </chakra.div>
      <chakra.div minWidth="0" textStyle="number">
        <h2>Part</h2>
        {part ? (
          <>
            <p>{part.brand ?? 'No brand'}</p>
            <p>{part.partNumber ?? 'No number'}</p>
          </>
        ) : (
          <p>No longer sold</p>
        )}
        <p>{units(quantity)}</p>
      </chakra.div>
    </chakra.div>
  );
}

interface OrderDetailsProps {
  order: AdminOrders_OrderFragment;
  onRefund: (order: AdminOrders_OrderFragment) => void;
}

/** Content of an opened order: parts and address, payment, and its history. */
export function OrderDetails({ order, onRefund }: OrderDetailsProps) {
  const now = useNow();
  const whyNot = useId();
  const issue = order.paymentIssue && paymentIssueLabels[order.paymentIssue];
  const isDisputed = order.paymentIssue === 'DISPUTE';
  const others = otherEventsOf(order, now);
  return (
    <DetailFacts>
      <OrderedPart order={order} />
      <div>
        <h2>Fit</h2>
        {order.fitReceipt ? (
          <FitReceiptLine receipt={order.fitReceipt} forAdmin />
        ) : (
          <p>No car was selected for this order.</p>
        )}
        <chakra.h2 mt="3">Ship to</chakra.h2>
        <p>{order.name}</p>
        <chakra.p whiteSpace="pre-line">{order.address ?? 'No address provided.'}</chakra.p>
        <p>
          {order.phone ? (
            <OutsideLink href={`tel:${order.phone.replace(/[^+\d]/g, '')}`}>{order.phone}</OutsideLink>
          ) : (
            'No phone number provided.'
          )}
        </p>
      </div>
      <chakra.div textStyle="number">
        <h2>Payment</h2>
        <p>Order {order.number}</p>
        <p>{order.transactionId ?? 'Not paid'}</p>
        <p>
          <OutsideLink href={`mailto:${order.email}`}>{order.email}</OutsideLink>
        </p>
        {/* Apart, so that a thumb hits one of them. */}
        <chakra.div display="grid" gap="2" justifyItems="start" py="2">
          <TextLink to={paths.dashboard.customer.to(order.customerId)}>The customer</TextLink>
          <TextLink to={paths.dashboard.activity.to({ subject: 'ORDER', id: order.id })}>
            View activity
          </TextLink>
          {order.timeline.some(({ kind }) => kind === 'RETURN_REQUESTED') && (
            <TextLink to={paths.dashboard.returns.to({ search: order.number })}>
              Returns of this order
            </TextLink>
          )}
        </chakra.div>
        {order.shipped && <OrderParcel id={order.id} name={order.name} />}
        {issue && (
          <p id={whyNot}>
            {issue[order.shipped ? 'fact' : 'advice']}{' '}
            <TextLink to={paths.dashboard.cases.to()}>View cases</TextLink>
          </p>
        )}
        {orderStates[order.status].waitsFor === 'shipping' && (
          <Button
            variant="danger"
            size="sm"
            mt="2"
            aria-label={`Refund order ${order.number}`}
            disabled={isDisputed}
            aria-describedby={isDisputed ? whyNot : undefined}
            onClick={() => onRefund(order)}
          >
            Refund
          </Button>
        )}
      </chakra.div>
      <div className="whole">
        <Shaft label={`Timeline of order ${order.number}`} steps={orderSteps(order, now)} hintsStore />
      </div>
      <div className="whole">
        <OrderNotes orderId={order.id} />
      </div>
      {others.length > 0 && (
        <div className="whole">
          <h2>Other events</h2>
          <ul>
            {others.map(({ at, text, when }) => (
              <li key={at}>
                {text}{' '}
                <chakra.span color="fg.subtle" textStyle="number">
                  {when}
                </chakra.span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </DetailFacts>
  );
}
