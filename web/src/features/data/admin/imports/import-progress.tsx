import { counted } from '#shared/format/count';
import { chakra } from '#shared/ui/chakra';
import { stateLabels } from './import-labels';
import type { Import_ImportFragment } from './imports.generated';

/** Progress of an import. */
export function ImportProgress({ item }: { item: Import_ImportFragment }) {
  const { state, progress, rowsRead, counts } = item;
  const percent = Math.round(progress * 100);
  const rows = state === 'CHECKING' ? `${counted(rowsRead, 'row')} read` : `${percent} %`;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div
        role="status"
        display="flex"
        flexWrap="wrap"
        gap="1"
        columnGap="3"
        justifyContent="space-between"
      >
        <b>{stateLabels[state]}…</b>
        <chakra.span color="fg.muted" fontSize="sm" textStyle="number">
          {rows}
          {state === 'APPLYING' && ` of ${counted(counts.new + counts.changed, 'row')}`}
        </chakra.span>
      </chakra.div>
      <chakra.div height="8px" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
        <chakra.div height="full" bg="petrol" style={{ width: `${percent}%` }} />
      </chakra.div>
      <chakra.p color="fg.muted" fontSize="sm">
        {state === 'APPLYING' ? 'Either all rows are imported or none. The shop stays open. ' : ''}
        You can leave this page; the import continues.
      </chakra.p>
    </chakra.div>
  );
}
