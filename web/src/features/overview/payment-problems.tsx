import { chakra } from '#shared/ui/chakra';
import { TriangleAlert } from 'lucide-react';
import { recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { PaymentProblems_ProblemFragment } from './overview.generated';

const Problem = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1',
    py: '3.5',
    px: '4',
    lineHeight: 'cell',
    borderTopWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    '& > .amount': { textStyle: 'number', fontWeight: 'semibold', textAlign: 'end' },
    '& > .facts': { gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'sm', textStyle: 'number' },
  },
});

const titles: Record<PaymentProblems_ProblemFragment['kind'], string> = {
  REFUND_REFUSED: 'Refund refused by the provider',
  MISMATCH: 'Money that does not fit its order',
};

interface PaymentProblemsProps {
  problems: readonly PaymentProblems_ProblemFragment[];
  now: Date;
}

/** The payments that only a person can put right; nothing at all while there are none. */
export function PaymentProblems({ problems, now }: PaymentProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Panel aria-labelledby="payment-problems">
      <chakra.div display="grid" gap="1" py="3" px="4">
        <chakra.h2 id="payment-problems" textStyle="h3" display="flex" alignItems="center" gap="2">
          <chakra.span color="fg.error" flex="none" display="inline-flex">
            <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          Payments that need you
        </chakra.h2>
        <chakra.p color="fg.muted">
          The shop tries nothing more by itself. Settle them in the dashboard of the payment provider.
        </chakra.p>
      </chakra.div>
      <ul aria-labelledby="payment-problems">
        {problems.map(({ id, kind, orderNumber, message, amount, transactionId, since }) => (
          <Problem key={id}>
            <b>{titles[kind]}</b>
            <span className="amount">{formatMoney(amount)}</span>
            <p className="facts">{message}</p>
            <p className="facts">
              <TextLink to={paths.dashboard.manageAllOrders.to({ search: orderNumber })}>
                Order {orderNumber}
              </TextLink>
              {transactionId && ` · ${transactionId}`} ·{' '}
              <time dateTime={since}>since {recentMoment(now, since)}</time>
            </p>
          </Problem>
        ))}
      </ul>
    </Panel>
  );
}
