import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { formatMoney, sum } from '#shared/format/money';
import { Panel } from '#shared/ui/panel';
import { LinkButton } from '#shared/ui/text-link';
import type { SalesByDay_DayFragment } from './overview.generated';
import { roomyDays, SalesChart } from './sales-chart';
import { SalesTable } from './sales-table';

const Key = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    alignItems: 'center',
    fontSize: 'sm',
    color: 'fg.muted',
    textStyle: 'number',
  },
});

const narrowDays = 7;

/** Sales and orders of the last days as a chart, or as a table. */
export function SalesByDay({ days }: { days: readonly SalesByDay_DayFragment[] }) {
  const [asTable, setAsTable] = useState(false);
  const orders = days.reduce((count, day) => count + day.orders, 0);
  const [sales, gross, refunds] = [
    sum(days.map((day) => day.sales)),
    sum(days.map((day) => day.gross)),
    sum(days.map((day) => day.refunds)),
  ] as const;

  return (
    <Panel aria-labelledby="sales-by-day" p={{ base: '4', sm: '5' }} display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" gap="2" columnGap="6" justifyContent="space-between">
        <chakra.h2 id="sales-by-day" textStyle="h3">
          Sales by day
        </chakra.h2>
        <Key>
          {!asTable && (
            // The chart for small screens always has the room.
            <chakra.span hideFrom={days.length > roomyDays ? 'sm' : undefined}>
              Above each bar: orders paid and not refunded
            </chakra.span>
          )}
          <span>
            <chakra.b fontWeight="semibold" color="fg">
              {formatMoney(sales)}
            </chakra.b>
            {refunds !== '0.00' && ' net'}, {orders} {orders === 1 ? 'order' : 'orders'}
          </span>
          {refunds !== '0.00' && (
            <span>
              {formatMoney(gross)} gross, {formatMoney(refunds)} refunds
            </span>
          )}
          <LinkButton strong onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </LinkButton>
        </Key>
      </chakra.div>
      {sales === '0.00' && <chakra.p color="fg.muted">No sales in this period.</chakra.p>}
      {asTable ? (
        <SalesTable days={days} />
      ) : (
        <>
          <chakra.div hideBelow="sm">
            <SalesChart days={days} form="wide" />
          </chakra.div>
          <chakra.div hideFrom="sm">
            <SalesChart days={days.slice(-narrowDays)} form="narrow" />
            <chakra.p mt="3" fontSize="sm" color="fg.muted">
              Showing the last {narrowDays} days. The table has all {days.length}.
            </chakra.p>
          </chakra.div>
        </>
      )}
    </Panel>
  );
}
