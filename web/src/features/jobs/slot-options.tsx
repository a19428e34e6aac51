import ChevronDown from 'virtual:lucide/chevron-down';
import { Choice } from '#shared/forms/choice';
import { formatMoney } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { Fold } from '#shared/ui/fold';
import { PartPicture } from '#shop-kit/part-picture';
import { StockBadge } from '#shop-kit/stock-badge';
import { verdictLabel } from '#shop-kit/car/verdict-label';
import type { ChosenSlot, JobChoice } from './use-job-choice';

const Options = chakra('fieldset', {
  base: {
    pl: '3.5',
    pr: '4',
    pb: '2',
    lineHeight: '1.3',
    '& label': { py: '2', alignItems: 'center' },
    '& label + label': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

/** "2 others fit"; of what no one knows to fit, "2 others". */
function othersOf({ slot, options }: ChosenSlot): string {
  const count = options.length - 1;
  const others = count === 1 ? '1 other' : `${count} others`;
  if (slot.state !== 'FILLED') return others;
  return `${others} ${count === 1 ? 'fits' : 'fit'}`;
}

/** Alternatives for a slot, to be picked instead. Nothing if there is only one part. */
export function SlotOptions({ chosen, choice }: { chosen: ChosenSlot; choice: JobChoice }) {
  const { slot, options, shown } = chosen;
  if (options.length < 2) return null;
  return (
    <Fold>
      <summary>
        <ChevronDown size={16} />
        {othersOf(chosen)}
      </summary>
      <Options>
        <chakra.legend srOnly>{slot.title}</chakra.legend>
        {options.map((option) => {
          const { part, total, fitment } = option;
          return (
            <Choice
              key={part.id}
              type="radio"
              name={`${slot.type} part`}
              value={part.id}
              checked={option === shown}
              onChange={() => choice.pick(chosen, option)}
            >
              <chakra.span flex="none" width="2.75rem">
                <PartPicture image={part.image} category={part.category} sizes="44px" />
              </chakra.span>
              <chakra.span flex="1" minWidth="0">
                <b>{part.name}</b>
                <small>
                  {[part.brand, slot.state !== 'FILLED' && verdictLabel(fitment)].filter(Boolean).join(' · ')}
                  {' · '}
                  <StockBadge {...part} />
                </small>
              </chakra.span>
              <chakra.span textStyle="number">{formatMoney(total)}</chakra.span>
            </Choice>
          );
        })}
      </Options>
    </Fold>
  );
}
