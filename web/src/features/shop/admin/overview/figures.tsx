import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '#shared/config/config-context';
import { recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { Hub } from '#shared/ui/hub';
import { orderStates } from '#shop-kit/order-states';
import { paths } from '#shop-kit/paths';
import type { OverviewQuery } from './overview.generated';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'border',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

const Figure = chakra(Link, {
  base: {
    display: 'grid',
    gap: '1',
    height: 'full',
    alignContent: 'start',
    p: { base: '3.5', sm: '4' },
    bg: 'bg.panel',
    lineHeight: 'cell',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > .name': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold' },
    '& > .value': { textStyle: 'price', fontSize: { base: 'xl', sm: '2xl' }, overflowWrap: 'anywhere' },
    '& > .more': { fontSize: 'sm', color: 'fg.muted', textStyle: 'number' },
  },
});

interface Entry {
  name: string;
  hub?: ReactNode;
  value: string;
  more: string;
  to: string;
}

const { manageAllOrders, manageProducts } = paths.dashboard;
const { PENDING, UNPAID } = orderStates;

const StateHub = ({ color, hub }: typeof PENDING) => (
  <chakra.span color={color} display="inline-flex">
    <Hub fill={hub} />
  </chakra.span>
);

function entries(overview: OverviewQuery['overview'], now: Date, timeZone: string): Entry[] {
  const today = overview.days.at(-1);
  return [
    {
      name: PENDING.label,
      hub: <StateHub {...PENDING} />,
      value: String(overview.toShip),
      more: overview.oldestToShipAt ? `Oldest: ${recentMoment(now, overview.oldestToShipAt)}` : 'All shipped',
      to: manageAllOrders.to({ status: 'PENDING' }),
    },
    {
      name: UNPAID.label,
      hub: <StateHub {...UNPAID} />,
      value: String(overview.unpaid),
      more: `${formatMoney(overview.unpaidTotal)} due`,
      to: manageAllOrders.to({ status: 'UNPAID' }),
    },
    {
      name: 'Low stock',
      value: String(overview.lowStock),
      more: `${overview.soldOut} sold out`,
      to: manageProducts.to({ stock: 'LOW' }),
    },
    {
      name: 'Sales today',
      value: formatMoney(overview.salesToday),
      more: `${today?.orders ?? 0} ${today?.orders === 1 ? 'order' : 'orders'} paid since midnight ${timeZone} and not refunded`,
      to: manageAllOrders.to({ paidOn: today?.date ?? null }),
    },
  ];
}

/** The four figures of the day, each a way to what it counts. */
export function Figures({ overview, now }: { overview: OverviewQuery['overview']; now: Date }) {
  const { timeZone } = usePublicConfig();
  return (
    <Grid aria-label="Figures">
      {entries(overview, now, timeZone).map(({ name, hub, value, more, to }) => (
        <li key={name}>
          <Figure to={to}>
            <span className="name">
              {hub}
              {name}
            </span>{' '}
            <span className="value">{value}</span> <span className="more">{more}</span>
          </Figure>
        </li>
      ))}
    </Grid>
  );
}
