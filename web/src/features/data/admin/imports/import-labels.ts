import { formatCount } from '#shared/format/count';
import type { ImportLineKind, ImportState } from '#shared/gql/schema-types.generated';
import type { Import_ImportFragment } from './imports.generated';

const delimiters: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** "1,573 rows, semicolons, UTF-8." */
export function fileSummary({ rowsRead: rows, delimiter, encoding }: Import_ImportFragment): string {
  const parts = [
    `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`,
    delimiters[delimiter ?? ''],
    encoding,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Labels of import states. */
export const stateLabels: Record<ImportState, string> = {
  RECEIVING: 'Uploading',
  CHECKING: 'Reading',
  NEEDS_RECIPE: 'Needs an encoding',
  READY: 'Not applied',
  REFUSED: 'Unreadable',
  APPLYING: 'Applying',
  APPLIED: 'Applied',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
  FAILED: 'Failed',
};

/** Whether the import is running, so that its state will change soon. */
export const isAtWork = ({ state }: Pick<Import_ImportFragment, 'state'>) =>
  state === 'RECEIVING' || state === 'CHECKING' || state === 'APPLYING' || state === 'UNDOING';

/** Tabs by row kind, with counts. */
export const kindTabs = (
  item: Import_ImportFragment,
): { label: string; kind: ImportLineKind | null; count: number }[] => [
  {
    label: 'All',
    kind: null,
    count: item.counts.wrong + item.counts.new + item.counts.changed + item.counts.same,
  },
  { label: 'Errors', kind: 'WRONG', count: item.counts.wrong },
  { label: 'New', kind: 'NEW', count: item.counts.new },
  { label: 'Updated', kind: 'CHANGED', count: item.counts.changed },
  { label: 'Unchanged', kind: 'SAME', count: item.counts.same },
];

/** "Fix the 3 rejected rows first. Either all rows are imported or none."; undefined if the file can be applied. */
export function obstacleOf({ counts }: Import_ImportFragment): string | undefined {
  if (counts.wrong > 0) {
    const rows = counts.wrong === 1 ? 'rejected row' : `${formatCount(counts.wrong)} rejected rows`;
    return `Fix the ${rows} first. Either all rows are imported or none.`;
  }
  if (counts.new + counts.changed > 0) return undefined;
  return counts.same > 0 ? 'Every row matches the current data.' : 'The file has no rows below its header.';
}
