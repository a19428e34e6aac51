import { useNow } from '#shared/browser/use-now';
import { Select } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { TableSearch } from '#shared/data-table/table-search';
import { FilterChip, Toolbar } from '#shared/data-table/toolbar';
import { useTableView } from '#shared/data-table/use-table-view';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { LinkTabs } from '#shared/ui/link-tabs';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { activityLog } from '#shop-kit/admin-tables';
import { ActivityTable } from './activity-table';
import { useActivityQuery } from './activity.generated';

const tabs = [
  { label: 'All', who: null },
  { label: 'Users', who: 'PEOPLE' },
  { label: 'System', who: 'SHOP' },
] as const;

const subjects = [
  { id: 'ORDER', label: 'Orders' },
  { id: 'PART', label: 'Products' },
  { id: 'PICTURE', label: 'Photos' },
  { id: 'IMPORT', label: 'Imports' },
  { id: 'CASE', label: 'Cases' },
  { id: 'USER', label: 'Users' },
  { id: 'REVIEW', label: 'Reviews' },
  { id: 'MESSAGE', label: 'Messages' },
] as const;

/** The audit log: actor, action and time, with before and after; by actor and by object, older page by older page. */
export function Activity() {
  const now = useNow();
  const { view, to, go } = useTableView(activityLog);
  const { who, subject, id, search } = view;
  const { data, error, loading, refetch, fetchMore, previousData } = useActivityQuery({
    variables: {
      filter: { by: search || null, byShop: who && who === 'SHOP', subject, subjectId: id },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const log = (data ?? (error ? undefined : previousData))?.auditLog;
  const isNarrowed = [search, who, subject, id].some(Boolean);

  function content() {
    if (!log && error)
      return <ErrorBlock title="We couldn't load the activity." onRetry={() => void refetch()} />;
    if (!log) return <Skeleton height="24rem" borderRadius="card" aria-label="Loading the activity" />;
    if (log.edges.length === 0) {
      return (
        <EmptyBlock
          title={isNarrowed ? 'No matching activity.' : 'No activity yet.'}
          reason={
            isNarrowed
              ? 'Nothing matches your search and filters.'
              : 'Changes by users and the system appear here.'
          }
        >
          {isNarrowed && <TextLink to={activityLog.to()}>Show all activity</TextLink>}
        </EmptyBlock>
      );
    }
    return (
      <>
        <ActivityTable entries={log.edges.map(({ node }) => node)} now={now} busy={loading && !data} />
        {log.pageInfo.hasNextPage && (
          <Button
            variant="outline"
            justifySelf="start"
            busy={loading}
            onClick={() => {
              fetchMore({ variables: { after: log.pageInfo.endCursor } }).catch(() =>
                notify.error("We couldn't load older activity. Try again."),
              );
            }}
          >
            Show older activity
          </Button>
        )}
      </>
    );
  }

  return (
    <>
      <Toolbar>
        <LinkTabs
          label="Who"
          tabs={tabs.map((tab) => ({ label: tab.label, to: to({ who: tab.who }), current: tab.who === who }))}
        />
        <Select
          aria-label="What"
          width={{ base: 'full', sm: 'auto' }}
          flex="none"
          value={subject ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            go({ subject: subjects.find((one) => one.id === chosen)?.id ?? null, id: null });
          }}
        >
          <option value="">All records</option>
          {subjects.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </Select>
        <TableSearch
          label="Search activity"
          placeholder="User email"
          current={search}
          onSearch={(text) => go({ search: text })}
        />
        {id && <FilterChip without={to({ id: null })}>This item only</FilterChip>}
      </Toolbar>
      {content()}
    </>
  );
}
