import { useState } from 'react';
import { formatCount } from '#shared/format/count';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { LinkTabs } from '#shared/ui/link-tabs';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { PartNumbers } from './facts/part-numbers';
import { PartSpecifications } from './facts/part-specifications';
import { ContradictedOrders } from './lines/contradicted-orders';
import { FitmentLines } from './lines/fitment-lines';
import { ListMarks } from './lines/list-marks';
import { useFitmentRowQuery, usePartFitmentEditorQuery } from './lines/part-fitment-editor.generated';

const room = paths.dashboard.partFitment;

interface PartFitmentEditorProps {
  partId: string;
  tab: 'cars' | 'numbers' | 'specifications';
  /** The row selected by the link to this page. */
  row: string | null;
}

/** A part's fitment data: its list of cars, its numbers, its specifications. */
export function PartFitmentEditor({ partId, tab, row }: PartFitmentEditorProps) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, loading, refetch } = usePartFitmentEditorQuery({
    variables: { id: partId, after },
    fetchPolicy: 'cache-and-network',
  });
  const selected = useFitmentRowQuery({ variables: { id: row ?? '' }, skip: row === null });
  const part = data?.part;
  if (!part && error) {
    return <ErrorBlock title="We couldn't load the part." onRetry={() => void refetch()} />;
  }
  if ((!part && loading) || (selected.loading && !selected.data)) {
    return <Skeleton height="24rem" borderRadius="card" aria-label="Loading the part" />;
  }
  if (!part) {
    return (
      <EmptyBlock title="This part is no longer sold." reason="Its fitment is kept.">
        <TextLink to={paths.dashboard.fitment.to()}>Back to Fitment</TextLink>
      </EmptyBlock>
    );
  }
  const { fitments } = part;
  const lines = fitments.edges.map(({ node }) => node);
  const first = selected.data?.fitment;
  const shown = first && !lines.some(({ id }) => id === first.id) ? [first, ...lines] : lines;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3.5" alignItems="center">
        <chakra.div width="3.5rem" flex="none">
          <PartPicture image={part.image} category={part.category} sizes="3.5rem" />
        </chakra.div>
        <chakra.div flex="1 1 14rem" minWidth="0">
          <chakra.h2 textStyle="h3" overflowWrap="anywhere">
            {part.name}
          </chakra.h2>
          <chakra.p color="fg.muted" fontSize="sm">
            {[part.brand, part.partNumber].filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        <LinkTabs
          label="Sections of this part"
          tabs={[
            { label: 'Cars', to: room.to(partId), count: fitments.totalCount, current: tab === 'cars' },
            {
              label: 'Numbers',
              to: room.to(partId, 'numbers'),
              count: part.numbers.filter(({ kind }) => kind !== 'MAKER').length,
              current: tab === 'numbers',
            },
            {
              label: 'Specifications',
              to: room.to(partId, 'specifications'),
              count: part.specifications.length,
              current: tab === 'specifications',
            },
          ]}
        />
      </chakra.div>
      {tab === 'cars' && <ContradictedOrders partId={partId} />}
      <Panel>
        {tab === 'numbers' && <PartNumbers part={part} refetch={refetch} />}
        {tab === 'specifications' && <PartSpecifications part={part} refetch={refetch} />}
        {tab === 'cars' && (
          <>
            <ListMarks part={part} />
            <FitmentLines
              key={row}
              partId={partId}
              lines={shown}
              selected={first?.id ?? null}
              refetch={refetch}
            />
          </>
        )}
      </Panel>
      {tab === 'cars' && (after !== null || fitments.pageInfo.hasNextPage) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {after !== null && (
            <Button variant="outline" onClick={() => setAfter(null)}>
              First cars
            </Button>
          )}
          {fitments.pageInfo.hasNextPage && (
            <Button variant="outline" busy={loading} onClick={() => setAfter(fitments.pageInfo.endCursor)}>
              Next of {formatCount(fitments.totalCount)}
            </Button>
          )}
        </chakra.div>
      )}
    </>
  );
}
