import { LineTr } from '#shared/data-table/line-tr';
import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import type { ImportLineKind } from '#shared/gql/schema-types.generated';
import type { Import_LineFragment } from './imports.generated';

const labels: Record<ImportLineKind, string> = {
  WRONG: 'Error',
  NEW: 'New',
  CHANGED: 'Updated',
  SAME: 'Unchanged',
};

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    py: '0.5',
    px: '2.5',
    borderRadius: 'control',
    fontWeight: 'semibold',
    fontSize: 'plate',
  },
  variants: {
    kind: {
      WRONG: { bg: 'bg.error', color: 'fg.error' },
      NEW: { bg: 'bg.success', color: 'fg.success' },
      CHANGED: { bg: 'bg.info', color: 'fg.info' },
      SAME: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});

const BadCell = chakra('mark', {
  base: { bg: 'bg.error', color: 'fg.error', fontWeight: 'semibold', px: '1.5', borderRadius: 'mark' },
});

/** Effect of a row of a file: the bad value first, or the previous value struck through. */
export function ImportLine({ line }: { line: Import_LineFragment }) {
  const { row, kind, label, column, value, reason, words: text, changes } = line;
  return (
    <LineTr>
      <chakra.td textStyle="number" whiteSpace="nowrap">
        <chakra.span display={{ md: 'none' }}>Row </chakra.span>
        {formatCount(row)}
      </chakra.td>
      <td>
        <Badge kind={kind}>{labels[kind]}</Badge>
      </td>
      <chakra.th
        scope="row"
        fontWeight="normal"
        overflowWrap="anywhere"
        // The text wraps before the row's number and kind do.
        css={{ mdDown: { flex: '1 1 0 !important' } }}
      >
        {label}
      </chakra.th>
      <chakra.td className="fact" color="fg.muted">
        {column ?? changes.map((change) => change.column).join(', ')}
        {kind === 'NEW' && <span className="none">all</span>}
      </chakra.td>
      <chakra.td className="more" overflowWrap="anywhere">
        {kind === 'WRONG' && (
          <>
            {value ? <BadCell>{value}</BadCell> : <BadCell>empty</BadCell>} {reason}
          </>
        )}
        {text}
        {changes.map((change) => (
          <chakra.span key={change.column} display="block">
            <chakra.s color="fg.subtle">{change.before ?? 'nothing'}</chakra.s> →{' '}
            <b>{change.after ?? 'nothing'}</b>
          </chakra.span>
        ))}
        {kind !== 'WRONG' && reason && (
          <chakra.span display="block" color="fg.muted">
            {reason}
          </chakra.span>
        )}
      </chakra.td>
    </LineTr>
  );
}
