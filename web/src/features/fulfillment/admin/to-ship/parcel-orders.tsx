import { recentMoment } from '#shared/format/dates';
import { formatCount } from '#shared/format/count';
import { SubLine } from '#shared/data-table/data-table.styles';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { carName } from '#shop-kit/car/car-name';
import { VerdictSentence } from '#shop-kit/car/verdict-sentence';
import { verdictOfCar } from '#shop-kit/car/verdict-label';
import { paths } from '#shop-kit/paths';
import { groupedBy } from '../../../orders/fit-of-orders';
import { paymentIssueLabels } from '../../../orders/admin/payment-issue-labels';
import { OrderNumber } from './order-number';
import { OrderLine } from './to-ship.styles';
import { restockedUnits, type OpenParcel } from './open-parcel';

/** A parcel's contents: quantities first, then part and order numbers; each car once. */
export function ParcelOrders({ parcel: { orders, notes }, now }: { parcel: OpenParcel; now: Date }) {
  const all = orders.map(({ number }) => number).join(', ');
  const fits = groupedBy(
    orders,
    ({ fitReceipt }) => fitReceipt && { verdict: fitReceipt.verdict, car: carName(fitReceipt.car) },
  );
  return (
    <>
      <ul>
        {orders.map((order) => (
          <OrderLine key={order.id}>
            <b>{formatCount(order.quantity)} ×</b>
            <div>
              {order.product}
              <SubLine>
                <span>{restockedUnits(order) || 'No number'} ·</span> <OrderNumber number={order.number} />
                {order.paidAt && (
                  <>
                    {' ·'} <span>{recentMoment(now, order.paidAt)}</span>
                  </>
                )}
              </SubLine>
              {order.paymentIssue && (
                <chakra.p fontSize="sm" color="fg.warning">
                  {paymentIssueLabels[order.paymentIssue].stays}{' '}
                  <TextLink to={paths.dashboard.cases.to()}>View cases</TextLink>
                </chakra.p>
              )}
            </div>
          </OrderLine>
        ))}
      </ul>
      <chakra.div mt="1.5" _empty={{ display: 'none' }}>
        {fits.map(({ group: { verdict, car }, numbers }) => (
          <VerdictSentence
            key={`${verdict} ${car}`}
            verdict={verdict}
            word={verdictOfCar(verdict, car, "the customer's")}
          >
            {numbers !== all && ` · ${numbers}`}
          </VerdictSentence>
        ))}
      </chakra.div>
      {notes.map(({ id, text, by }) => (
        <chakra.p key={id} mt="1.5" fontSize="sm" color="fg.muted" whiteSpace="pre-line">
          <b>Note:</b> {text}
          {by && <chakra.span color="fg.subtle"> {by.split('@')[0]}</chakra.span>}
        </chakra.p>
      ))}
    </>
  );
}
