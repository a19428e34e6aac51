import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { everyMinute } from '#shared/apollo/polling';
import { useNow } from '#shared/browser/use-now';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { Figures } from './figures';
import { LowStock } from './low-stock';
import { NewestCustomers } from './newest-customers';
import { NewestMessages } from './newest-messages';
import { NewestReviews } from './newest-reviews';
import { useOverviewQuery, type LowStock_PartFragment, type OverviewQuery } from './overview.generated';
import { BeforeYouOpen } from './before-you-open';
import { SalesByDay } from './sales-by-day';
import { formatMoney } from '#shared/format/money';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';

/** Number of returns that were accepted long ago and have not fully arrived; nothing while there are none. */
function OverdueNote({ count }: { count: number }) {
  if (count === 0) return null;
  const title = count === 1 ? '1 return is overdue.' : `${count} returns are overdue.`;
  return (
    <Note kind="warning" title={title} role="group" aria-label="Overdue returns">
      <span>
        Accepted, but not fully received a week after the send-by date.{' '}
        <TextLink to={paths.dashboard.returns.to({ stage: 'OVERDUE' })}>View overdue returns</TextLink>
      </span>
    </Note>
  );
}

type Cases = OverviewQuery['overview']['paymentCases'];

const needYou = (open: number) => (open === 1 ? '1 case needs attention.' : `${open} cases need attention.`);

/** Number of payment and email cases that need an admin; nothing while there are none. */
function CasesNote({ cases: { open, waiting, inQuestion } }: { cases: Cases }) {
  if (open === 0) return null;
  const details = [
    inQuestion !== '0.00' && `${formatMoney(inQuestion)} affected`,
    waiting > 0 && `${waiting} more waiting`,
  ].filter(Boolean);
  return (
    <Note kind="error" title={needYou(open)} role="group" aria-label="Cases that need attention">
      <span>
        {details.length > 0 && `${details.join(', and ')}. `}
        <TextLink to={paths.dashboard.cases.to()}>Review cases</TextLink>
      </span>
    </Note>
  );
}

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

function OverviewSkeleton() {
  return (
    <chakra.div display="grid" gap="5" role="status" aria-busy aria-label="Loading the overview">
      <Skeleton height={{ base: '13.5rem', lg: '7rem' }} borderRadius="card" />
      <Skeleton height={{ base: '18rem', md: '22rem' }} borderRadius="card" />
      <Halves>
        <Skeleton height="23rem" borderRadius="card" />
        <Skeleton height="23rem" borderRadius="card" />
      </Halves>
    </chakra.div>
  );
}

interface OverviewProps {
  /** Number of days of sales. */
  days: number;
  restock: (part: LowStock_PartFragment) => ReactNode;
}

/** Overview: open work, sales, low stock, new customers, messages, payment cases. It refetches every minute. */
export function Overview({ days, restock }: OverviewProps) {
  const now = useNow();
  const { data, previousData, error, refetch } = useOverviewQuery({
    variables: { days },
    ...everyMinute,
  });
  const shown = data ?? (error ? undefined : previousData);
  const overview = shown?.overview;
  if (!overview && error) {
    return <ErrorBlock title="We couldn't load the overview." onRetry={() => void refetch()} />;
  }
  if (!overview) return <OverviewSkeleton />;
  return (
    <>
      <CasesNote cases={overview.paymentCases} />
      <OverdueNote count={shown.adminReturns.counts.overdue} />
      <BeforeYouOpen />
      <Figures overview={overview} now={now} />
      <SalesByDay days={overview.days} />
      <Halves>
        <LowStock parts={overview.lowStockParts} count={overview.lowStock} restock={restock} />
        <NewestCustomers users={overview.newestCustomers} now={now} />
      </Halves>
      <Halves>
        <NewestMessages now={now} />
        <NewestReviews now={now} />
      </Halves>
    </>
  );
}
