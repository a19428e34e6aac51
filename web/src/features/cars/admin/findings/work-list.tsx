import { useEffect, useState } from 'react';
import { useNow } from '#shared/browser/use-now';
import { formatCount } from '#shared/format/count';
import { recentMoment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { Frame, SubLine, Table } from '#shared/data-table/data-table.styles';
import { useTableView } from '#shared/data-table/use-table-view';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { LinkTabs } from '#shared/ui/link-tabs';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { fitmentTable } from '#shop-kit/admin-tables';
import { paths } from '#shop-kit/paths';
import { LineTr } from '#shared/data-table/line-tr';
import {
  useCheckFitmentsMutation,
  useFindingsQuery,
  type Findings_FindingFragment,
} from './findings.generated';
import type { FitmentFindingKind } from '#shared/gql/schema-types.generated';

/** Kinds of findings by the label of the work list, the most certain errors first. */
const findingKinds: readonly { readonly kind: FitmentFindingKind; readonly label: string }[] = [
  { kind: 'YEAR', label: 'Year' },
  { kind: 'DUPLICATE', label: 'Duplicate' },
  { kind: 'OVERLAP', label: 'Overlap' },
  { kind: 'QUANTITY', label: 'Quantity' },
  { kind: 'ORPHAN', label: 'Unknown engine or unused question' },
  { kind: 'HOLE', label: 'Missing years' },
  { kind: 'RETURNED', label: 'Returned' },
];

const labelOfKind = (kind: FitmentFindingKind) =>
  findingKinds.find((one) => one.kind === kind)?.label ?? kind;

const pollIntervalMs = 3_000;

/** Findings in the lists of cars, by kind, each with a link to its row. */
export function WorkList() {
  const now = useNow();
  const { view, to } = useTableView(fitmentTable);
  const { data, previousData, error, loading, refetch, fetchMore, startPolling, stopPolling } =
    useFindingsQuery({
      variables: { kind: view.kind },
      fetchPolicy: 'cache-and-network',
    });
  const found = (data ?? (error ? undefined : previousData))?.fitmentFindings;
  const [check, { loading: asking }] = useCheckFitmentsMutation();
  /** Time of the check before the requested one; undefined while none is awaited. */
  const [lastChecked, setLastChecked] = useState<string | null>();
  const isChecking = found !== undefined && found.checkedAt === lastChecked;
  useEffect(
    function lookAgainUntilChecked() {
      if (!isChecking) return;
      startPolling(pollIntervalMs);
      return stopPolling;
    },
    [isChecking, startPolling, stopPolling],
  );
  const counts = new Map(found?.counts.map(({ kind, count }) => [kind, count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);

  async function revalidate() {
    try {
      await check();
      setLastChecked(found?.checkedAt);
      notify.success('Checking all lists. This takes up to a minute.');
    } catch {
      notify.error('The check did not start. Try again.');
    }
  }

  function content() {
    if (!found && error) {
      return <ErrorBlock title="We couldn't load the fitment issues." onRetry={() => void refetch()} />;
    }
    if (!found)
      return <Skeleton height="16rem" borderRadius="card" aria-label="Loading the fitment issues" />;
    if (found.edges.length === 0) {
      const checked = found.checkedAt
        ? `Checked ${recentMoment(now, found.checkedAt)}.`
        : 'No check has run yet. Lists are checked every night.';
      return <EmptyBlock title="No fitment issues." reason={checked} />;
    }
    return (
      <Frame aria-busy={loading && !data}>
        <Table>
          <chakra.caption srOnly>Fitment issues</chakra.caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Part</th>
              <th scope="col">Current value</th>
              <th scope="col">
                <chakra.span srOnly>Go</chakra.span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.edges.map(({ node }) => (
              <Finding key={node.id} finding={node} />
            ))}
          </tbody>
        </Table>
      </Frame>
    );
  }

  return (
    <chakra.section display="grid" gap="3.5" aria-labelledby="issues-to-review">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end" justifyContent="space-between">
        <div>
          <chakra.h2 id="issues-to-review" textStyle="h2">
            Issues to review
          </chakra.h2>
          <chakra.p color="fg.muted" fontSize="sm">
            Found by nightly checks and by returns. The most certain errors come first.
          </chakra.p>
        </div>
        <Button variant="outline" size="sm" busy={asking || isChecking} onClick={() => void revalidate()}>
          Check now
        </Button>
      </chakra.div>
      <chakra.div minWidth="0">
        <LinkTabs
          label="Kinds"
          tabs={[
            { label: 'All', to: to({ kind: null }), count: found && all, current: view.kind === null },
            ...findingKinds.map(({ kind, label }) => ({
              label,
              to: to({ kind }),
              count: counts.get(kind),
              current: view.kind === kind,
            })),
          ]}
        />
      </chakra.div>
      {content()}
      {found?.pageInfo.hasNextPage && (
        <Button
          variant="outline"
          justifySelf="start"
          busy={loading}
          onClick={() => {
            fetchMore({ variables: { after: found.pageInfo.endCursor } }).catch(() =>
              notify.error("We couldn't load the rest. Try again."),
            );
          }}
        >
          Show more of {formatCount(view.kind ? (counts.get(view.kind) ?? 0) : all)}
        </Button>
      )}
    </chakra.section>
  );
}

function Finding({ finding }: { finding: Findings_FindingFragment }) {
  const { kind, partId, partName, partNumber, fitmentId, orderId, text } = finding;
  const name = [partName, partNumber].filter(Boolean).join(' ');
  return (
    <LineTr>
      <chakra.td fontWeight="semibold" color="fg.warning">
        {labelOfKind(kind)}
      </chakra.td>
      <chakra.th scope="row" fontWeight="semibold" overflowWrap="anywhere">
        {partName ?? 'No part'}
        {partNumber && <SubLine>{partNumber}</SubLine>}
      </chakra.th>
      <td className="more">
        {text}
        {orderId && (
          <SubLine>
            {/* Its number is the end of its id. */}
            <TextLink to={paths.dashboard.manageAllOrders.to({ search: orderId.slice(-8) })}>
              View order
            </TextLink>
          </SubLine>
        )}
      </td>
      <chakra.td className="go" textAlign="end">
        {partId && (
          <ButtonLink
            to={paths.dashboard.partFitment.to(partId, 'cars', fitmentId)}
            variant="outline"
            size="sm"
            aria-label={`Open row: ${name}`}
          >
            Open row
          </ButtonLink>
        )}
      </chakra.td>
    </LineTr>
  );
}
