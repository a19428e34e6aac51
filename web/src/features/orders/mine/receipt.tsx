import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '#shared/ui/chakra';
import { usePageMark } from '#shared/browser/use-page-mark';
import { usePublicConfig } from '#shared/config/config-context';
import { formatCount } from '#shared/format/count';
import { moment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { AxleMark } from '#shared/ui/axle-mark';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { cardWords } from './card-words';
import { listOf } from './fit-receipt';
import type { OrderPage_OrderFragment } from './my-order.generated';

/** Always black on white, whatever the theme; on paper only (global-css.ts leaves out everything beside it there). */
const Paper = chakra('article', {
  base: {
    display: 'none',
    _print: { display: 'grid' },
    gap: '8',
    color: 'black',
    bg: 'white',
    fontSize: 'base',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    textStyle: 'number',
    '& h2': { fontSize: 'base', fontWeight: 'semibold' },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pr: '4' },
    '& .figure': { textAlign: 'end', pr: '0', pl: '4', whiteSpace: 'nowrap' },
    '& th': { fontWeight: 'semibold' },
    '& thead tr, & tbody tr': { borderBottom: '1px solid' },
    '& [data-verdict]': { fontSize: 'base', '& > svg': { color: 'black', '--nut-ground': 'white' } },
  },
});

/** The receipt of a paid order on one sheet of paper. */
export function Receipt({ order }: { order: OrderPage_OrderFragment }) {
  usePageMark('hasReceipt');
  const { sandbox, seller } = usePublicConfig();
  const { part } = order;
  const label = part ? [part.brand, part.partNumber].filter(Boolean).join(' ') : '';
  return (
    <Portal>
      <Paper data-receipt aria-label="Receipt">
        <chakra.div display="flex" justifyContent="space-between" gap="6">
          <chakra.p
            display="flex"
            gap="2.5"
            alignItems="center"
            fontFamily="heading"
            fontWeight="heavy"
            fontSize="2xl"
            letterSpacing="-0.03em"
          >
            <AxleMark lit width="2.5rem" height="1.5rem" />
            Axle
          </chakra.p>
          <chakra.div textAlign="end">
            <chakra.p textStyle="price" fontSize="2xl">
              Receipt
            </chakra.p>
            <p>Order {order.number}</p>
            <p>{moment(order.createdAt)}</p>
          </chakra.div>
        </chakra.div>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="figure">
                Pieces
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
            <tr>
              <td>
                {order.product}
                {label && <chakra.span display="block">{label}</chakra.span>}
              </td>
              <td className="figure">{formatCount(order.quantity)}</td>
              <td className="figure">{formatMoney(order.unitPrice)}</td>
              <td className="figure">{formatMoney(order.price)}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={3}>
                Paid in US dollars
              </th>
              <td className="figure">
                <b>{formatMoney(order.price)}</b>
              </td>
            </tr>
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
          <div>
            <h2>Send to</h2>
            <p>{order.name}</p>
            <chakra.p whiteSpace="pre-line">{order.address}</chakra.p>
            <p>{order.phone}</p>
          </div>
          <div>
            <h2>Payment</h2>
            <p>{cardWords(order)}</p>
            {order.paidAt && <p>{moment(order.paidAt)}</p>}
            <p>{order.transactionId}</p>
          </div>
        </chakra.div>
        {order.fitReceipt && (
          <div>
            <h2>Fit</h2>
            <FitReceiptLine receipt={order.fitReceipt} onPaper />
            <p>As it stood when it was ordered: {listOf(order)}.</p>
          </div>
        )}
        {sandbox && <p>Sandbox: no card was charged, no part was shipped.</p>}
      </Paper>
    </Portal>
  );
}
