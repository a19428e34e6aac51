import { chakra } from '#shared/ui/chakra';
import { Fact, Facts } from '#shared/ui/facts';
import { useNow } from '#shared/browser/use-now';
import { formatCount } from '#shared/format/count';
import { formatRelativeDate } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { ChangeLine } from '#shop-kit/change-line';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { refundHints, refundSummary } from '#shop-kit/refund-labels';
import { ShortLine, ShortLines } from '#shop-kit/short-lines';
import { countOfParts, countOfOrders } from '#shop-kit/units';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';
import { heldUntil, type PaymentSet, totalOf } from './payment-set-text';

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

interface PaymentSummaryProps {
  orders: PaymentSet;
  /** Whether they are still to pay. */
  isOpen: boolean;
}

/** Summary of the paid orders: details of a single one, short where there is no room; a line for each of several. */
export function PaymentSummary({ orders, isOpen }: PaymentSummaryProps) {
  const now = useNow();
  const [first, ...others] = orders;
  if (!first) return null;
  const only = others.length === 0 ? first : undefined;
  const paidFor = isOpen ? orders : orders.filter(({ status }) => status !== 'UNPAID');
  const isOnePurchase = others.every((order) => order.purchase.id === first.purchase.id);
  const countOf = isOnePurchase ? countOfParts : countOfOrders;
  const until = isOpen ? heldUntil(orders, now) : null;
  return (
    <Panel aria-label={only ? 'Your order' : 'Your orders'} p="5" display="grid" gap={{ base: '4', lg: '5' }}>
      <div>
        <chakra.p textStyle="h3" overflowWrap="anywhere">
          Hello, {first.name}
        </chakra.p>
        <chakra.p color="fg.muted">
          {isOpen ? 'Please pay for ' : 'You paid for '}
          <chakra.b color="fg" overflowWrap="anywhere">
            {only ? only.product : countOf(paidFor.length)}
          </chakra.b>
          {!only && isOnePurchase && ` of order ${first.purchase.number}`}.
        </chakra.p>
        {only?.fitReceipt && (
          <chakra.p mt="1.5">
            <FitReceiptLine receipt={only.fitReceipt} />
          </chakra.p>
        )}
      </div>
      {only ? <PictureAndFacts order={only} /> : <Lines orders={orders} isOpen={isOpen} />}
      <Facts>
        {only?.address && (
          <chakra.div css={{ '&&': { display: wideOnly } }}>
            <dt>Ship to</dt>
            <dd>{only.address}</dd>
          </chakra.div>
        )}
        {until && <Fact term="Held until">{formatRelativeDate(now, until)}</Fact>}
        <Fact className="total" term="Total cost">
          <Price amount={totalOf(paidFor)} fontSize="2xl" />
        </Fact>
      </Facts>
      {only && <MoreFacts order={only} />}
      {isOpen && (
        <p>
          <TextLink to={paths.dashboard.myOrders.to()}>
            {only ? 'Pay later from My Orders' : 'Pay later, or only some, from My Orders'}
          </TextLink>
        </p>
      )}
    </Panel>
  );
}

function Lines({ orders, isOpen }: PaymentSummaryProps) {
  return (
    <ShortLines bare>
      {orders.map(({ id, number, product, quantity, unitPrice, price, part, status, refundState }) => {
        const isLost = !isOpen && status === 'UNPAID';
        return (
          <ShortLine
            key={id}
            part={part}
            name={product}
            facts={`${number} · ${formatCount(quantity)} × ${formatMoney(unitPrice)}`}
            amount={price}
            out={isLost}
          >
            {isLost && (
              <ChangeLine kind="refused" word="Not accepted.">
                {` ${refundSummary(price, refundState ?? 'PENDING')}. ${refundHints[refundState ?? 'PENDING']}.`}
              </ChangeLine>
            )}
          </ShortLine>
        );
      })}
    </ShortLines>
  );
}

interface OneOrder {
  order: PaymentOrder_OrderFragment;
}

function PictureAndFacts({ order }: OneOrder) {
  return (
    <chakra.div display={{ base: 'none', lg: 'grid' }} gridTemplateColumns="6.5rem minmax(0, 1fr)" gap="6">
      <PartPicture image={order.part?.image ?? null} category={order.part?.category ?? null} sizes="104px" />
      <Facts dense>
        <Fact term="Order">{order.number}</Fact>
        <Fact term="Quantity">{formatCount(order.quantity)}</Fact>
        <Fact term="Price each">{formatMoney(order.unitPrice)}</Fact>
      </Facts>
    </chakra.div>
  );
}

function MoreFacts({ order }: OneOrder) {
  return (
    <Details>
      <summary>Order details</summary>
      <Facts dense pb="2">
        <Fact term="Order">{order.number}</Fact>
        <Fact term="Quantity">
          {formatCount(order.quantity)} × {formatMoney(order.unitPrice)}
        </Fact>
        {order.address && <Fact term="Ship to">{order.address}</Fact>}
      </Facts>
    </Details>
  );
}
