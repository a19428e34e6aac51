import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { everyMinute } from '#shared/apollo/asked-again';
import { useNow } from '#shared/browser/use-now';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { Figures } from './figures';
import { LowStock } from './low-stock';
import { NewestCustomers } from './newest-customers';
import { NewestMessages } from './newest-messages';
import { NewestReviews } from './newest-reviews';
import { useOverviewQuery, type LowStock_PartFragment } from './overview.generated';
import { BeforeYouOpen } from './before-you-open';
import { OverdueNote } from './overdue-note';
import { CasesNote } from './cases-note';
import { SalesByDay } from './sales-by-day';

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
  /** How many days of sales. */
  days: number;
  restock: (part: LowStock_PartFragment) => ReactNode;
}

/** How the shop is doing: what waits, what sold, what runs out, who came, who wrote, how many payments need a person. It looks again every minute. */
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
