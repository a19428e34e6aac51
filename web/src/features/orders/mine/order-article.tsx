import { chakra } from '#shared/ui/chakra';
import type { ComponentProps } from 'react';
import { useNow } from '#shared/browser/use-now';
import { TitledPanel } from '#shared/ui/titled-panel';
import { TextLink } from '#shared/ui/text-link';
import { UprightShaft } from '#shared/ui/upright-shaft';
import { inquiryAbout } from '#shop-kit/inquiry-link';
import { orderStates } from '#shop-kit/order-states';
import { paths } from '#shop-kit/paths';
import type { OrderReturnFragment } from '../../fulfillment/returns/order-return.generated';
import { ReturnSlip } from '../../fulfillment/returns/return-slip';
import { SendItTo } from '../../fulfillment/returns/send-it-to';
import { FitQuestion } from './fit-question';
import { FitReceipt } from './fit-receipt';
import { orderEvents } from './order-events';
import type { OrderPage_OrderFragment } from './my-order.generated';
import { OrderPaymentDetails } from './order-payment-details';
import { OrderSummary } from './order-summary';
import { Receipt } from './receipt';

const Column = chakra('div', {
  base: { display: 'grid', gap: '5', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
});

function Titled(props: ComponentProps<typeof TitledPanel>) {
  return <TitledPanel p="5" gap="3" gridTemplateColumns="minmax(0, 1fr)" alignContent="start" {...props} />;
}

/** Whether the customer may still send the return's items, or keep them. */
const isWithCustomer = ({ state }: OrderReturnFragment) => state === 'REQUESTED' || state === 'ACCEPTED';

interface OrderArticleProps {
  order: OrderPage_OrderFragment;
  /** Content to print: the receipt, or the slip of this return. */
  slipOf: OrderReturnFragment | null;
  onPrintSlip: (found: OrderReturnFragment) => void;
  onDelete: () => void;
  onCancel: () => void;
  refetch: () => Promise<unknown>;
}

/** All details of one order; on paper, once it is paid, its receipt. */
export function OrderArticle(props: OrderArticleProps) {
  const { order, slipOf, onPrintSlip, onDelete, onCancel, refetch } = props;
  const now = useNow();
  // Open actions come first.
  const money = (
    <Titled title="Payment">
      <OrderPaymentDetails order={order} now={now} onDelete={onDelete} onCancel={onCancel} />
    </Titled>
  );
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
    >
      <Column>
        <OrderSummary order={order} />
        <Titled title="Order history">
          <UprightShaft label="Order history" steps={orderEvents(order, now)} />
        </Titled>
      </Column>
      <Column>
        {order.status === 'UNPAID' && money}
        {order.returns.filter(isWithCustomer).map((found) => (
          <Titled key={found.id} title={found.state === 'ACCEPTED' ? 'Send it to' : 'Your return'}>
            <SendItTo found={found} product={order.product} onPrint={onPrintSlip} refetch={refetch} />
          </Titled>
        ))}
        <Titled title="Fit check at time of order">
          <FitReceipt order={order} />
          <FitQuestion order={order} />
        </Titled>
        {order.status !== 'UNPAID' && money}
        <Titled title="Ship to">
          {order.address ? (
            <chakra.address fontStyle="normal" overflowWrap="anywhere" lineHeight="1.45">
              {order.name}
              <chakra.span display="block" whiteSpace="pre-line">
                {order.address}
              </chakra.span>
              {order.phone}
            </chakra.address>
          ) : (
            <chakra.p color="fg.muted">
              {orderStates[order.status].waitsFor ? (
                <>
                  No address yet.{' '}
                  <TextLink to={paths.dashboard.payment.to(order.id)}>Add a shipping address</TextLink>
                </>
              ) : (
                'No address provided.'
              )}
            </chakra.p>
          )}
        </Titled>
        <chakra.p fontSize="sm" color="fg.muted">
          Need help?{' '}
          <TextLink
            to={paths.home.toContact()}
            state={inquiryAbout(`order ${order.number} (${order.product})`, {
              id: order.id,
              number: order.number,
            })}
          >
            Ask about this order
          </TextLink>
        </chakra.p>
      </Column>
      {slipOf ? (
        <ReturnSlip found={slipOf} order={order} />
      ) : (
        order.paidAt !== null && <Receipt order={order} />
      )}
    </chakra.div>
  );
}
