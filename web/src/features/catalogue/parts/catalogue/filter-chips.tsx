import { chakra } from '#shared/ui/chakra';
import X from 'virtual:lucide/x';
import { Link } from 'react-router-dom';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveAndChooseCar } from '#shop-kit/catalogue-moves';
import { cleared, filtersInUse } from './filters-in-use';

const Line = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    // On small screens a single line that scrolls sideways.
    overflowX: { base: 'auto', lg: 'visible' },
    flexWrap: { lg: 'wrap' },
    mx: { base: '-4', md: '-8', lg: '0' },
    px: { base: '4', md: '8', lg: '0' },
    py: { base: '1', lg: '0' },
    scrollbarWidth: 'none',
  },
});

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: 'control', lg: 'controlSm' },
    pl: '3',
    pr: '2',
    borderWidth: '1px',
    borderColor: 'petrol.border',
    borderRadius: 'control',
    bg: 'petrol.subtle',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    _hover: { bg: 'petrol.muted' },
    _focusVisible: { outlineOffset: { base: '-3px', lg: '2px' } },
  },
  variants: {
    clears: {
      true: {
        borderColor: 'transparent',
        bg: 'transparent',
        color: 'fg.link',
        textDecoration: 'underline',
        textUnderlineOffset: '0.18em',
        _hover: { bg: 'bg.muted' },
      },
    },
  },
});

/** Search and every filter in use, each with its way out. Nothing when the whole catalogue shows. */
export function FilterChips({ view }: { view: CatalogueView }) {
  const { search } = view;
  const chips = [
    ...(search ? [{ label: `“${search}”`, to: paths.catalogue.to(changed(view, { search: '' })) }] : []),
    ...filtersInUse(view).map(({ label, without }) => ({
      label,
      to: paths.catalogue.to(changed(view, without)),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <Line aria-label="Filters in use">
      {chips.map(({ label, to }) => (
        <li key={to}>
          <Chip
            to={to}
            state={moveAndChooseCar('results')}
            preventScrollReset
            aria-label={`Remove filter ${label}`}
          >
            {label}
            <X size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Chip
          clears
          to={paths.catalogue.to(changed(cleared(view), { car: null }))}
          state={moveAndChooseCar('results')}
          preventScrollReset
        >
          Clear all
        </Chip>
      </li>
    </Line>
  );
}
