import { recentMoment } from '#shared/format/dates';
import { formatCount } from '#shared/format/count';
import { SubLine } from '#shared/data-table/data-table.styles';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { paths } from '#shop-kit/paths';
import { doubtWords } from '../doubt-words';
import { OrderNumber } from './order-number';
import { OrderLine } from './to-ship.styles';
import { shelfNumber, type WantedParcel } from './wanted-parcel';

/** What is in a parcel: pieces first, then what tells the part on the shelf and the order from others. */
export function ParcelOrders({ parcel: { orders, notes }, now }: { parcel: WantedParcel; now: Date }) {
  return (
    <>
      <ul>
        {orders.map((order) => (
          <OrderLine key={order.id}>
            <b>{formatCount(order.quantity)} ×</b>
            <div>
              {order.product}
              <SubLine>
                <span>{shelfNumber(order) || 'No number'} ·</span> <OrderNumber number={order.number} />
                {order.paidAt && (
                  <>
                    {' ·'} <span>{recentMoment(now, order.paidAt)}</span>
                  </>
                )}
              </SubLine>
              {order.fitReceipt && <FitReceiptLine receipt={order.fitReceipt} short />}
              {order.moneyDoubt && (
                <chakra.p fontSize="sm" color="fg.warning">
                  {doubtWords[order.moneyDoubt].stays}{' '}
                  <TextLink to={paths.dashboard.cases.to()}>See Cases</TextLink>
                </chakra.p>
              )}
            </div>
          </OrderLine>
        ))}
      </ul>
      {notes.map(({ id, text, by }) => (
        <chakra.p key={id} mt="1.5" fontSize="sm" color="fg.muted" whiteSpace="pre-line">
          <b>Note:</b> {text}
          {by && <chakra.span color="fg.subtle"> {by.split('@')[0]}</chakra.span>}
        </chakra.p>
      ))}
    </>
  );
}
