import type { ImportState } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Frame, Table } from '#shared/data-table/data-table.styles';
import { useLastPageInstead } from '#shared/data-table/use-last-page-instead';
import { useTableView } from '#shared/data-table/use-table-view';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { LinkTabs } from '#shared/ui/link-tabs';
import { Note } from '#shared/ui/note';
import { Pagination } from '#shared/ui/pagination';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { importTable } from '#shop-kit/admin-tables';
import { paths } from '#shop-kit/paths';
import { ImportActions } from './import-actions';
import { ImportLine } from './import-line';
import { ImportPictures } from './import-pictures';
import { ImportProgress } from './import-progress';
import { ImportReadings } from './import-readings';
import { kindLabels } from './kind-labels';
import { useApplyWhatIsNew } from './use-apply-what-is-new';
import { usePollWhile } from './use-poll-while';
import { fileSummary, isAtWork, kindTabs, obstacleOf, stateLabels } from './import-labels';
import {
  useImportLinesQuery,
  useImportQuery,
  type Import_ImportFragment,
  useImportConsequencesQuery,
} from './imports.generated';

/** Side effects of applying a file. Optional: shows nothing if they can't be loaded. */
function ImportConsequences({ id }: { id: string }) {
  const { data } = useImportConsequencesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const sentences = data?.importConsequences ?? [];
  if (sentences.length === 0) return null;
  return (
    <Note kind="info" title="After import">
      <chakra.ul display="grid" gap="1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </Note>
  );
}

const workMillis = 1000;

/** States in which another encoding can be chosen. */
const canBeReadAgain = new Set<ImportState>(['NEEDS_RECIPE', 'READY', 'REFUSED', 'FAILED']);

/** Page size that the query requests. */
const pageSize = 50;

/** Preview of a file's changes, row by row, the rejected ones first; then the result. */
export function ImportPreview({ id }: { id: string }) {
  const { data, error, refetch, ...polling } = useImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const item = data?.import;
  const working = item !== undefined && isAtWork(item);
  usePollWhile(working, workMillis, polling);
  useApplyWhatIsNew(item);

  if (!item && hasErrorCode(error, 'NOT_FOUND')) {
    return (
      <EmptyBlock
        title="Import not found."
        reason="Previews are kept for 7 days, and applied files as long as they can be undone."
      >
        <TextLink to={paths.dashboard.imports.to()}>Back to Import</TextLink>
      </EmptyBlock>
    );
  }
  if (!item && error) {
    return <ErrorBlock title="We couldn't load the import." onRetry={() => void refetch()} />;
  }
  if (!item) return <Skeleton height="24rem" borderRadius="card" aria-label="Loading the import" />;
  return (
    <>
      <chakra.div display="grid" gap="2">
        <chakra.p color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {kindLabels[item.kind].label}: <b>{item.fileName}</b>,{' '}
          {item.encoding ? fileSummary(item) : `${stateLabels[item.state].toLowerCase()}.`}
          {item.state === 'READY' && ' Nothing is saved yet.'}
        </chakra.p>
        {working && <ImportProgress item={item} />}
      </chakra.div>
      {item.problem && (
        <Note kind="error" role="alert" title={titleOf(item)}>
          <span>{item.problem}</span>
        </Note>
      )}
      {item.sample && canBeReadAgain.has(item.state) && (
        <ImportReadings item={item} sample={item.sample} onRefused={() => void refetch()} />
      )}
      {item.encoding && item.state !== 'CHECKING' && <ImportLines key={item.digest} item={item} />}
      {item.state === 'READY' && obstacleOf(item) === undefined && (
        <ImportConsequences key={`consequences ${item.digest}`} id={item.id} />
      )}
      {item.kind === 'PARTS' && item.state === 'APPLIED' && <ImportPictures id={item.id} />}
      <ImportActions item={item} onRefused={() => void refetch()} />
    </>
  );
}

function titleOf({ state }: Import_ImportFragment): string {
  if (state === 'REFUSED') return "We can't read this file.";
  if (state === 'FAILED') return 'Nothing from this file was saved.';
  return state === 'APPLIED' ? 'The import was not undone.' : 'The file was not applied.';
}

function ImportLines({ item }: { item: Import_ImportFragment }) {
  const { view, to } = useTableView(importTable(item.id));
  const { data, previousData, error, loading, refetch } = useImportLinesQuery({
    variables: { id: item.id, kind: view.kind, page: view.page },
    fetchPolicy: 'cache-and-network',
  });
  const lines = (data ?? (error ? undefined : previousData))?.importLines;
  const toPage = (page: number) => to({ kind: view.kind, page });
  useLastPageInstead({ page: view.page, pageSize, total: data?.importLines.totalCount, to: toPage });
  return (
    <>
      <chakra.div minWidth="0">
        <LinkTabs
          label="Rows"
          tabs={kindTabs(item).map(({ label, kind, count }) => ({
            label,
            count,
            to: to({ kind }),
            current: kind === view.kind,
          }))}
        />
      </chakra.div>
      {!lines && error && <ErrorBlock title="We couldn't load the rows." onRetry={() => void refetch()} />}
      {!lines && !error && <Skeleton height="16rem" borderRadius="card" aria-label="Loading the rows" />}
      {lines?.totalCount === 0 && (
        <EmptyBlock title="No matching rows." reason="The file has no rows of this kind." />
      )}
      {lines && lines.nodes.length > 0 && (
        <>
          <Frame aria-busy={loading && !data}>
            <Table>
              <chakra.caption srOnly>Rows of the file, errors first</chakra.caption>
              <thead>
                <tr>
                  <th scope="col">Row</th>
                  <th scope="col">Result</th>
                  <th scope="col">Record</th>
                  <th scope="col">Column</th>
                  <th scope="col">Value and reason</th>
                </tr>
              </thead>
              <tbody>
                {lines.nodes.map((line) => (
                  <ImportLine key={line.id} line={line} />
                ))}
              </tbody>
            </Table>
          </Frame>
          <Pagination page={view.page} pageSize={pageSize} total={lines.totalCount} to={toPage} />
        </>
      )}
    </>
  );
}
