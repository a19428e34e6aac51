import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
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
  { label: 'All parts', to: paths.catalogue.to() },
  ...categories.map(({ id, label }) => ({ label, to: paths.catalogue.to({ category: id }) })),
];

/** The shelves of the shop on one line, on shop pages of wide screens. */
export function CategoryStrip() {
  const { pathname, search } = useLocation();
  return (
    <Strip aria-label="Part categories">
      <Wrap>
        <chakra.ul display="flex" gap="1" mx="-3" overflowX="auto" scrollbarWidth="none">
          {shelves.map(({ label, to }) => (
            <li key={to}>
              <CategoryLink to={to} aria-current={`${pathname}${search}` === to ? 'page' : undefined}>
                {label}
              </CategoryLink>
            </li>
          ))}
        </chakra.ul>
      </Wrap>
    </Strip>
  );
}
