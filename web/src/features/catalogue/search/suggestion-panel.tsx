import Car from 'virtual:lucide/car';
import Hash from 'virtual:lucide/hash';
import LayoutGrid from 'virtual:lucide/layout-grid';
import Search from 'virtual:lucide/search';
import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';
import { VerdictSentence } from '#shop-kit/car/verdict-sentence';
import { verdictLabel } from '#shop-kit/car/verdict-label';
import { HitText } from '#shop-kit/hit-text';
import { PartPicture } from '#shop-kit/part-picture';
import { Price } from '#shop-kit/price';
import type { SuggestedPart, SuggestionGroup, SuggestionLine } from './suggestion-lines';

export const SuggestionGround = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetX: '0',
    zIndex: 'header',
    maxHeight: { base: '70vh', lg: 'calc(100vh - 6rem)' },
    overflowY: 'auto',
    ...panel,
    boxShadow: 'overlay',
    lineHeight: '1.3',
  },
});

const Group = chakra('ul', {
  base: { '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' } },
});

const GroupName = chakra('li', {
  base: { px: '4', pt: '3', pb: '1', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
});

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    minHeight: 'control',
    px: '4',
    py: '1.5',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'petrol.subtle', boxShadow: 'inset 3px 0 {colors.petrol.solid}' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    '& .price': { fontSize: '1.0625rem' },
  },
});

const Icon = chakra('span', { base: { display: 'grid', placeItems: 'center', color: 'fg.muted' } });

const Brand = chakra('small', { base: { hideBelow: 'sm' } });

const icons = { car: Car, number: Hash, category: LayoutGrid, rest: Search };

interface SuggestionListProps {
  listId: string;
  groups: SuggestionGroup[];
  /** The typed text: underlined in numbers. */
  search: string;
  /** Underlined in names. */
  marks: readonly string[];
  active: SuggestionLine | undefined;
  idOf: (line: SuggestionLine) => string;
  onChoose: (line: SuggestionLine) => void;
}

/** The lines in their groups, one of them current. The field keeps the focus. */
export function SuggestionList({
  listId,
  groups,
  search,
  marks,
  active,
  idOf,
  onChoose,
}: SuggestionListProps) {
  return (
    <div role="listbox" id={listId} aria-label="Suggestions">
      {groups.map(({ name, lines }) => (
        <Group key={name} role="group" aria-label={name}>
          <GroupName role="presentation">{name}</GroupName>
          {lines.map((line) => (
            <Line
              key={line.key}
              id={idOf(line)}
              role="option"
              aria-selected={line === active}
              onMouseDown={(event: React.MouseEvent) => {
                // The field keeps the focus, and with it the list.
                event.preventDefault();
              }}
              onClick={() => onChoose(line)}
            >
              <LineContent line={line} search={search} marks={marks} />
            </Line>
          ))}
        </Group>
      ))}
    </div>
  );
}

interface LineContentProps extends Pick<SuggestionListProps, 'marks' | 'search'> {
  line: SuggestionLine;
}

function LineContent({ line, search, marks }: LineContentProps) {
  if (line.kind === 'part') return <PartContent part={line.part} marks={marks} />;
  const Drawn = icons[line.kind];
  return (
    <>
      <Icon>
        <Drawn size={20} />
      </Icon>
      <span>
        {line.title}
        <small>
          {line.reason}
          {line.kind === 'number' && (
            <>
              {' '}
              <HitText search={search} isNumber>
                {line.number}
              </HitText>
            </>
          )}
        </small>
      </span>
    </>
  );
}

function PartContent({ part, marks }: { part: SuggestedPart; marks: readonly string[] }) {
  const { fitment } = part;
  return (
    <>
      <PartPicture image={part.image} category={part.category} sizes="44px" eager />
      <span>
        <HitText search="" marks={marks}>
          {part.name}
        </HitText>
        {fitment ? (
          <VerdictSentence
            verdict={fitment.verdict}
            size={16}
            word={verdictLabel({
              ...fitment,
              question: fitment.question && { ...fitment.question, text: '', answers: [] },
            })}
          />
        ) : (
          part.brand && <Brand>{part.brand}</Brand>
        )}
      </span>
      <Price className="price" amount={part.price} />
    </>
  );
}
