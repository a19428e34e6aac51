import { chakra } from '#shared/ui/chakra';
import { useNow } from '#shared/browser/use-now';
import { formatCount } from '#shared/format/count';
import { momentSeenFrom } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { isHeld } from '#shop-kit/hold';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '6' },
    '& dt': { flex: 'none', color: 'fg.muted' },
    '& dd': {
      fontWeight: 'semibold',
      textAlign: 'right',
      textStyle: 'number',
      overflowWrap: 'anywhere',
      minWidth: '0',
    },
  },
  variants: { dense: { true: { gap: '1.5', fontSize: 'sm', alignContent: 'center' } } },
});

const wideOnly = { base: 'none', lg: 'flex' } as const;

const Details = chakra('details', {
  base: {
    display: { lg: 'none' },
    '& > summary': {
      minHeight: 'control',
      display: 'list-item',
      listStylePosition: 'inside',
      py: '2.5',
      fontWeight: 'semibold',
      color: 'fg.link',
      cursor: 'pointer',
    },
  },
});

/** What is being paid for: short where there is no room, the rest under "Order details". */
export function PaymentSummary({ order }: { order: PaymentOrder_OrderFragment }) {
  const now = useNow();
  return (
    <Panel aria-label="Your order" p="5" display="grid" gap={{ base: '4', lg: '5' }}>
      <div>
        <chakra.p textStyle="h3">Hello, {order.name}</chakra.p>
        <chakra.p color="fg.muted">
          {order.status === 'UNPAID' ? 'Please pay for ' : 'You paid for '}
          <chakra.b color="fg" overflowWrap="anywhere">
            {order.product}
          </chakra.b>
          .
        </chakra.p>
        {order.fitReceipt && (
          <chakra.p mt="1.5">
            <FitReceiptLine receipt={order.fitReceipt} />
          </chakra.p>
        )}
      </div>
      <chakra.div display={{ base: 'none', lg: 'grid' }} gridTemplateColumns="6.5rem minmax(0, 1fr)" gap="6">
        <PartPicture
          image={order.part?.image ?? null}
          category={order.part?.category ?? null}
          sizes="104px"
        />
        <Facts dense>
          <div>
            <dt>Order</dt>
            <dd>{order.number}</dd>
          </div>
          <div>
            <dt>Quantity</dt>
            <dd>{formatCount(order.quantity)}</dd>
          </div>
          <div>
            <dt>Price per piece</dt>
            <dd>{formatMoney(order.unitPrice)}</dd>
          </div>
        </Facts>
      </chakra.div>
      <Facts>
        {order.address && (
          <chakra.div css={{ '&&': { display: wideOnly } }}>
            <dt>Send to</dt>
            <dd>{order.address}</dd>
          </chakra.div>
        )}
        {order.status === 'UNPAID' && isHeld(order.holdExpiresAt, now) && (
          <div>
            <dt>Set aside until</dt>
            <dd>{momentSeenFrom(now, order.holdExpiresAt)}</dd>
          </div>
        )}
        <chakra.div borderTopWidth="1px" borderColor="border" pt="3">
          <chakra.dt css={{ '&&': { color: 'fg', fontWeight: 'semibold' } }}>Total cost</chakra.dt>
          <dd>
            <Price amount={order.price} fontSize="2xl" />
          </dd>
        </chakra.div>
      </Facts>
      <Details>
        <summary>Order details</summary>
        <Facts dense pb="2">
          <div>
            <dt>Order</dt>
            <dd>{order.number}</dd>
          </div>
          <div>
            <dt>Quantity</dt>
            <dd>
              {formatCount(order.quantity)} × {formatMoney(order.unitPrice)}
            </dd>
          </div>
          {order.address && (
            <div>
              <dt>Send to</dt>
              <dd>{order.address}</dd>
            </div>
          )}
        </Facts>
      </Details>
      {order.status === 'UNPAID' && (
        <p>
          <TextLink to={paths.dashboard.myOrders.to()}>Pay later from My Orders</TextLink>
        </p>
      )}
    </Panel>
  );
}
