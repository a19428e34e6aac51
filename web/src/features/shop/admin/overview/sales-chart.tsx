import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { formatMoney, toCents } from '#shared/format/money';
import { shortUtcDay } from '#shared/format/dates';
import type { SalesByDay_DayFragment } from './overview.generated';
import { scaleFor } from './sales-scale';

type Day = SalesByDay_DayFragment;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    '& text': { fill: 'fg.muted', textStyle: 'number' },
    '& .orders': { fill: 'fg', fontWeight: 'semibold' },
    '& .line': { stroke: 'border', strokeWidth: '1' },
    '& .bar': { fill: 'petrol.solid' },
    '& .today': { fill: 'signal.solid', stroke: 'fg', strokeWidth: '1.5' },
  },
  variants: {
    // In units of the chart, which shrinks with its panel: nowhere is it less than 12 px on the screen.
    form: {
      wide: { '& text': { fontSize: { base: '1.25rem', md: '1.0625rem', xl: '0.875rem' } } },
      narrow: { maxWidth: '30rem', '& text': { fontSize: '0.875rem' } },
    },
  },
});

const size = {
  wide: { width: 860, height: 270, left: 76 },
  narrow: { width: 330, height: 230, left: 58 },
};
const top = 34;
const bottom = 34;

/** The highest number of bars with room for a label and a number each. */
export const roomyDays = 15;
const maxLabels = 10;

function formatCountText(days: readonly Day[]): string {
  const bySales = [...days].sort((a, b) => toCents(b.sales) - toCents(a.sales));
  const [best, worst] = [bySales[0], bySales.at(-1)];
  if (!best || !worst || toCents(best.sales) === 0) return `No sales in the last ${days.length} days.`;
  const describeDay = ({ date, sales, orders }: Day) =>
    `${shortUtcDay(date)} with ${formatMoney(sales)} and ${orders} ${orders === 1 ? 'order' : 'orders'}`;
  return `Sales per day, last ${days.length} days. Highest ${describeDay(best)}; lowest ${describeDay(worst)}.`;
}

/** "15 Nov" where a month is first shown, otherwise "16". */
function dayLabel(days: readonly Day[], index: number, every: number): string {
  const date = days[index]?.date ?? '';
  const before = days[index - every]?.date;
  return before?.slice(0, 7) === date.slice(0, 7) ? String(Number(date.slice(8))) : shortUtcDay(date);
}

/**
 * Sales as bars, today in yellow; where there is room, orders as numbers above them. What it says is in its label and in
 * the table.
 */
export function SalesChart({ days, form }: { days: readonly Day[]; form: 'wide' | 'narrow' }) {
  const { width, height, left } = size[form];
  const lines = scaleFor(days.map(({ sales }) => sales));
  const highest = lines.at(-1) ?? 100;
  const ground = height - bottom;
  const yOf = (cents: number) => ground - (cents / highest) * (ground - top);
  const slot = (width - left) / days.length;
  const barWidth = slot * (days.length > 40 ? 0.75 : 0.6);
  const every = days.length <= roomyDays ? 1 : Math.ceil(days.length / maxLabels);
  const last = days.length - 1;

  return (
    <Drawing form={form} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={formatCountText(days)}>
      {lines.map((cents) => (
        <g key={cents}>
          <path className="line" d={`M${left} ${yOf(cents)}H${width}`} />
          <text x={left - 10} y={yOf(cents) + 4} textAnchor="end">
            {`$${formatCount(Math.trunc(cents / 100))}`}
          </text>
        </g>
      ))}
      {days.map(({ date, sales, orders }, index) => {
        const cents = toCents(sales);
        const middle = left + (index + 0.5) * slot;
        const today = index === last;
        // Counted from today backwards, so that today always has its label.
        const labeled = (last - index) % every === 0;
        const barHeight = cents === 0 ? 0 : Math.max(2, ground - yOf(cents));
        return (
          <g key={date}>
            <rect
              className={today ? 'today' : 'bar'}
              x={middle - barWidth / 2}
              y={ground - barHeight}
              width={barWidth}
              height={barHeight}
              rx={2}
            />
            {labeled && (
              <>
                {every === 1 && orders > 0 && (
                  <text className="orders" x={middle} y={ground - barHeight - 7} textAnchor="middle">
                    {orders}
                  </text>
                )}
                <text x={middle} y={height - 12} textAnchor={today && every > 1 ? 'end' : 'middle'}>
                  {today ? 'Today' : dayLabel(days, index, every)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
