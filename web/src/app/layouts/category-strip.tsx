import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { readCatalogueView } from '#shared/config/catalogue-view';
import { categories } from '#shared/config/categories';
import { paths } from '#shared/config/paths';
import { Wrap } from '#shared/ui/wrap';

const Strip = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const CategoryLink = chakra(Link, {
  base: {
    display: 'block',
    py: '0.6875rem',
    px: '3',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
    fontSize: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current]': { color: 'fg', boxShadow: 'inset 0 -3px {colors.signal.solid}' },
  },
});

const shelves = [
  { id: null, label: 'All parts', to: paths.catalogue.to() },
  ...categories.map(({ id, label }) => ({ id, label, to: paths.catalogue.to({ category: id }) })),
];

/** The shelf one stands before, `page` when all of it shows and `true` when it is narrowed; undefined elsewhere. */
function useCurrentShelf() {
  const { pathname, search } = useLocation();
  if (pathname !== paths.catalogue.path) return undefined;
  const { category } = readCatalogueView(new URLSearchParams(search));
  const isWhole = `${pathname}${search}` === paths.catalogue.to({ category });
  return { category, kind: isWhole ? ('page' as const) : ('true' as const) };
}

/** The shelves of the shop on one line, on shop pages of wide screens. */
export function CategoryStrip() {
  const current = useCurrentShelf();
  return (
    <Strip aria-label="Part categories">
      <Wrap>
        <chakra.ul display="flex" gap="1" mx="-3" overflowX="auto" scrollbarWidth="none">
          {shelves.map(({ id, label, to }) => (
            <li key={to}>
              <CategoryLink to={to} aria-current={current?.category === id ? current.kind : undefined}>
                {label}
              </CategoryLink>
            </li>
          ))}
        </chakra.ul>
      </Wrap>
    </Strip>
  );
}
