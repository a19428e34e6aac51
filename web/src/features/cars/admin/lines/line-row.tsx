import TriangleAlert from 'virtual:lucide/triangle-alert';
import { Button } from '#shared/ui/button';
import { LineTr } from '#shared/data-table/line-tr';
import { chakra } from '#shared/ui/chakra';
import { positionLabels } from '#shop-kit/position-labels';
import { formatEngine, nameOfLine, formatYears } from './format-line';
import type { FitmentLine_FitmentFragment } from './part-fitment-editor.generated';

const Warning = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1.5',
    alignItems: 'flex-start',
    color: 'fg.warning',
    fontWeight: 'semibold',
    '& > svg': { flex: 'none', mt: '0.5' },
  },
});

interface LineRowProps {
  line: FitmentLine_FitmentFragment;
  /** Findings about the row. */
  warnings: readonly string[];
  /** Set while another row is edited. */
  locked: boolean;
  onEdit: () => void;
}

/** A row of the list when it is not edited. */
export function LineRow({ line, warnings, locked, onEdit }: LineRowProps) {
  const { engine, units, question, accepted, note, excludes } = line;
  const hasMore = question !== null || note !== null || excludes || warnings.length > 0;
  return (
    <LineTr data-row={line.id}>
      <chakra.th scope="row" fontWeight="semibold" overflowWrap="anywhere">
        {line.make} {line.model}
      </chakra.th>
      <chakra.td className="fact" textStyle="number" whiteSpace="nowrap">
        {formatYears(line)}
      </chakra.td>
      <td className="fact">{engine && formatEngine(engine)}</td>
      <td className="fact">{line.position && positionLabels[line.position]}</td>
      <td className="fact amount">
        {units !== null && (
          <>
            {units}
            <chakra.span display={{ md: 'none' }}> per car</chakra.span>
          </>
        )}
      </td>
      <td className="more">
        {!hasMore && (
          <chakra.span className="none" color="fg.subtle">
            None
          </chakra.span>
        )}
        <chakra.span display="grid" gap="1" justifyItems="start">
          {excludes && <b>Does not fit</b>}
          {question && (
            <span>
              {question.text} <chakra.span color="fg.muted">{accepted?.join(' or ')}</chakra.span>
            </span>
          )}
          {note && <chakra.span color="fg.muted">{note}</chakra.span>}
          {warnings.map((warning) => (
            <Warning key={warning}>
              <TriangleAlert size={16} />
              {warning}
            </Warning>
          ))}
        </chakra.span>
      </td>
      <chakra.td className="go" textAlign="end">
        <Button
          id={`edit-${line.id}`}
          variant="outline"
          size="sm"
          disabled={locked}
          aria-label={`Edit ${nameOfLine(line)}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      </chakra.td>
    </LineTr>
  );
}
