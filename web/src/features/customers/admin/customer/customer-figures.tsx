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
    alignContent: 'start',
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

/** Number of paid orders, and the refunded total. */
function spentOn({ paid, refundedTotal }: ShownCustomer['figures']): string {
  const orders = paid === 1 ? '1 paid order' : `${formatCount(paid)} paid orders`;
  return Number(refundedTotal) > 0 ? `${orders}, ${formatMoney(refundedTotal)} refunded` : orders;
}

function messagesFrom({ account, figures }: ShownCustomer): string {
  if (!account.emailVerified) return 'email not verified';
  return figures.unanswered > 0 ? `${formatCount(figures.unanswered)} unanswered` : 'from this email address';
}

/** Four key figures, each linking to what it counts. */
export function CustomerFigures({ customer }: { customer: ShownCustomer }) {
  const { account, figures } = customer;
  const shown = [
    {
      name: 'Orders',
      value: formatCount(figures.orders),
      detail: `${formatCount(figures.unpaid)} unpaid`,
      to: paths.dashboard.manageAllOrders.to({ search: account.email }),
    },
    {
      name: 'Spent',
      value: formatMoney(figures.spent),
      detail: spentOn(figures),
      to: '#orders',
    },
    {
      name: 'Returns',
      value: formatCount(figures.returns),
      detail: 'requested',
      to: paths.dashboard.returns.to({ search: account.email }),
    },
    {
      name: 'Messages',
      value: formatCount(figures.messages),
      detail: messagesFrom(customer),
      to: '#messages',
    },
  ];
  return (
    <Figures aria-label="In figures">
      {shown.map(({ name, value, detail, to }) => (
        <li key={name}>
          <Figure to={to}>
            <span>{name}</span>
            <b>{value}</b>
            <small>{detail}</small>
          </Figure>
        </li>
      ))}
    </Figures>
  );
}
