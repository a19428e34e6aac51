import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';
import { utcDay } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { SalesByDay_DayFragment } from './overview.generated';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'base',
    lineHeight: 'cell',
    '& th, & td': {
      py: '2',
      px: '2.5',
      textAlign: 'start',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold', borderTopWidth: '0' },
    '& tbody th': { fontWeight: 'normal' },
    '& .amount': { textAlign: 'end', textStyle: 'number' },
  },
});

/** The chart in figures, newest day first; a day leads to the orders that were paid on it. */
export function SalesTable({ days }: { days: readonly SalesByDay_DayFragment[] }) {
  const { timeZone } = usePublicConfig();
  return (
    <chakra.div
      overflowX="auto"
      maxHeight="24rem"
      tabIndex={0}
      role="region"
      aria-label="Sales by day, table"
    >
      <Table>
        <chakra.caption srOnly>Sales and orders by day ({timeZone}), newest first</chakra.caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="amount">
              Orders
            </th>
            <th scope="col" className="amount">
              Gross
            </th>
            <th scope="col" className="amount">
              Refunds
            </th>
            <th scope="col" className="amount">
              Net
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, orders, gross, refunds, sales }) => (
            <tr key={date}>
              <th scope="row">
                <TextLink to={paths.dashboard.manageAllOrders.to({ paidOn: date })}>{utcDay(date)}</TextLink>
              </th>
              <td className="amount">{orders}</td>
              <td className="amount">{formatMoney(gross)}</td>
              <td className="amount">{formatMoney(refunds)}</td>
              <td className="amount">{formatMoney(sales)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}
