import { Link } from 'react-router-dom';
import { formatCount } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { paths } from '#shop-kit/paths';
import type { ShownCustomer } from './shown-customer';

const Figures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    bg: 'border',
    gap: '1px',
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
    p: '4',
    bg: 'bg.panel',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    // Inside, where the rule around the figures would cut it.
    _focusVisible: { outlineOffset: '-3px' },
    '& > b': { textStyle: { base: 'h3', sm: 'h2' } },
    '& > small': { color: 'fg.subtle', fontSize: 'sm' },
  },
});

const ordersOf = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

/** Four figures, each the way to what it counts. */
export function CustomerFigures({ customer: { account, figures } }: { customer: ShownCustomer }) {
  const orders = (status: 'UNPAID' | 'REFUNDED' | null) =>
    paths.dashboard.manageAllOrders.to({ search: account.email, status });
  const shown = [
    {
      name: 'Orders',
      value: formatCount(figures.orders),
      words: `${formatCount(figures.unpaid)} unpaid`,
      to: orders(null),
    },
    {
      name: 'Spent',
      value: formatMoney(figures.spent),
      words: `${ordersOf(figures.paid)} paid`,
      to: '#orders',
    },
    {
      name: 'Refunded',
      value: formatMoney(figures.refundedTotal),
      words: ordersOf(figures.refunded),
      to: orders('REFUNDED'),
    },
    {
      name: 'Messages',
      value: formatCount(figures.messages),
      words: account.emailVerified ? 'from this address' : 'address not verified',
      to: '#messages',
    },
  ];
  return (
    <Figures aria-label="In figures">
      {shown.map(({ name, value, words, to }) => (
        <li key={name}>
          <Figure to={to}>
            <span>{name}</span>
            <b>{value}</b>
            <small>{words}</small>
          </Figure>
        </li>
      ))}
    </Figures>
  );
}
