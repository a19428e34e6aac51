import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { StatusBadge } from '#shop-kit/order-status-badge';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import type { OrderPage_OrderFragment } from './my-order.generated';
import { OrderActions } from './order-actions';

/** Ordered part, state of the order, and its total. */
export function OrderSummary({ order }: { order: OrderPage_OrderFragment }) {
  const { part } = order;
  return (
    <Panel aria-label="What you ordered" p="5" display="grid" gap="4">
      <chakra.div display="grid" gridTemplateColumns="6.5rem minmax(0, 1fr)" gap="5" alignItems="start">
        <PartPicture image={part?.image ?? null} category={part?.category ?? null} sizes="104px" eager />
        <chakra.div display="grid" gap="1.5" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.h2 textStyle="h3" overflowWrap="anywhere" lineClamp={3}>
            {part ? (
              <TextLink to={paths.part.to(part.id)} color="inherit">
                {order.product}
              </TextLink>
            ) : (
              order.product
            )}
          </chakra.h2>
          <chakra.p textStyle="plate" color="fg.muted" overflowWrap="anywhere">
            {part ? [part.brand, part.partNumber].filter(Boolean).join(' · ') : 'No longer sold'}
          </chakra.p>
          <StatusBadge status={order.status} refundState={order.refundState} />
        </chakra.div>
      </chakra.div>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        gap="1"
        columnGap="4"
        borderTopWidth="1px"
        borderColor="border"
        pt="4"
      >
        <chakra.span color="fg.muted" textStyle="number">
          {formatCount(order.quantity)} × {formatMoney(order.unitPrice)}
        </chakra.span>
        <Price amount={order.price} fontSize="3xl" />
      </chakra.p>
      <OrderActions order={order} onItsPage />
    </Panel>
  );
}
