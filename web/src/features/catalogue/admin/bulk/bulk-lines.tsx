import { chakra } from '#shared/ui/chakra';
import { Former } from '#shop-kit/change-line';
import type { BulkChange_ChangeFragment, BulkChange_LineFragment } from './bulk-change.generated';
import { isRemoved, lineValues, nameOfLine } from './rule-label';

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    py: '2',
    px: '3',
    lineHeight: 'cell',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& > .name': { minWidth: '0', flex: '1 1 12rem', overflowWrap: 'anywhere' },
    '& > .values': { textStyle: 'number', whiteSpace: 'nowrap' },
    '& > .reason': { flex: '1 1 100%', color: 'fg.error', fontSize: 'sm' },
    '& ins': { fontWeight: 'semibold', textDecoration: 'none' },
  },
});

interface BulkLinesProps {
  change: Pick<BulkChange_ChangeFragment, 'kind'>;
  lines: readonly BulkChange_LineFragment[];
}

/** Product by product what becomes of it, or why it stays; as long as it is, it scrolls in its frame. */
export function BulkLines({ change, lines }: BulkLinesProps) {
  return (
    <chakra.div
      role="region"
      aria-label="Product by product"
      // Else no one could scroll it by keys.
      tabIndex={0}
      maxHeight="min(22rem, 45vh)"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      <ul>
        {lines.map((line) => {
          const { before, after } = lineValues(change, line);
          return (
            <Line key={line.partId}>
              <span className="name">{nameOfLine(line)}</span>
              {!isRemoved(line) && (
                <span className="values">
                  {before === after ? (
                    before
                  ) : (
                    <>
                      <Former>{before}</Former> <span aria-hidden>→</span> <ins>{after}</ins>
                    </>
                  )}
                </span>
              )}
              {line.reason && <span className="reason">{line.reason}</span>}
            </Line>
          );
        })}
      </ul>
    </chakra.div>
  );
}
