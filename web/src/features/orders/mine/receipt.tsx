import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';
import { formatCount } from '#shared/format/count';
import { moment } from '#shared/format/dates';
import { formatMoney, sum } from '#shared/format/money';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { Paper, Sheet, SheetHead } from '#shop-kit/paper';
import { countOfOrders } from '#shop-kit/units';
import { FitOfOrders, groupedBy } from '../fit-of-orders';
import { cardLabel } from './card-label';
import { listOf } from './fit-receipt';
import type { OrderPage_OrderFragment, ReceiptOrderFragment } from './my-order.generated';

/** The receipt of a payment on one sheet of paper: all orders that it paid, and later refunds. */
export function Receipt({ order }: { order: OrderPage_OrderFragment }) {
  const { sandbox, seller } = usePublicConfig();
  const others = order.paidWith.filter(({ paidAt }) => paidAt !== null);
  const orders = [order, ...others].sort((one, other) => (one.id < other.id ? -1 : 1));
  const isSet = others.length > 0;
  const back = sum(orders.map(({ refundedAmount }) => refundedAmount));
  const deliveries = groupedBy(orders, ({ name, address, phone }) => ({ name, address, phone }));
  return (
    <Paper>
      <Sheet aria-label="Receipt">
        <SheetHead title="Receipt">
          {isSet ? (
            <p>{countOfOrders(orders.length)}, one payment</p>
          ) : (
            <>
              <p>Order {order.number}</p>
              <p>{moment(order.createdAt)}</p>
            </>
          )}
        </SheetHead>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="figure">
                Qty
              </th>
              <th scope="col" className="figure">
                Price
              </th>
              <th scope="col" className="figure">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, number, product, quantity, unitPrice, price, part }) => (
              <tr key={id}>
                <td>
                  {product}
                  <chakra.span display="block" _empty={{ display: 'none' }}>
                    {[[part?.brand, part?.partNumber].filter(Boolean).join(' '), isSet && `order ${number}`]
                      .filter(Boolean)
                      .join(', ')}
                  </chakra.span>
                </td>
                <td className="figure">{formatCount(quantity)}</td>
                <td className="figure">{formatMoney(unitPrice)}</td>
                <td className="figure">{formatMoney(price)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={3}>
                Paid in US dollars
              </th>
              <td className="figure">
                <b>{formatMoney(sum(orders.map(({ price }) => price)))}</b>
              </td>
            </tr>
            {back !== '0.00' && (
              <tr>
                <th scope="row" colSpan={3}>
                  Refunded or to be refunded
                </th>
                <td className="figure">{formatMoney(back)}</td>
              </tr>
            )}
          </tbody>
        </table>
        {seller?.taxLine && <p>{seller.taxLine}</p>}
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))" gap="8">
          {seller && (
            <div>
              <h2>Sold by</h2>
              <p>{seller.name}</p>
              <p>{seller.address}</p>
              {seller.taxNumber && <p>Tax number {seller.taxNumber}</p>}
            </div>
          )}
          {deliveries.map(({ group: { name, address, phone }, numbers }) => (
            <div key={numbers}>
              <h2>Ship to</h2>
              <p>{name}</p>
              <chakra.p whiteSpace="pre-line">{address}</chakra.p>
              <p>{phone}</p>
              {deliveries.length > 1 && <p>{numbers}</p>}
            </div>
          ))}
          <div>
            <h2>Payment</h2>
            <p>{cardLabel(order)}</p>
            {order.paidAt && <p>{moment(order.paidAt)}</p>}
            <p>{order.transactionId}</p>
          </div>
        </chakra.div>
        {isSet ? <FitOfOrders orders={orders} /> : <Fit order={order} />}
        {sandbox && <p>Sandbox: no card was charged, no part was shipped.</p>}
      </Sheet>
    </Paper>
  );
}

function Fit({ order }: { order: ReceiptOrderFragment }) {
  if (!order.fitReceipt) return null;
  return (
    <div>
      <h2>Fit</h2>
      <FitReceiptLine receipt={order.fitReceipt} onPaper />
      <p>From the list we used at the time of order: {listOf(order)}.</p>
    </div>
  );
}
