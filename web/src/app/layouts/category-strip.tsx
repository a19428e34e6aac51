import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { Wrap } from '#shared/ui/wrap';
import { useCurrentCategory, useListedCategories } from './listed-categories';

const Strip = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    // Without JavaScript no menu opens: then the categories are shown here on small screens, too.
    '@media (scripting: none)': { display: 'block' },
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

/** The categories of the shop on one line, on shop pages of wide screens. */
export function CategoryStrip() {
  const isCurrent = useCurrentCategory();
  const categories = useListedCategories();
  return (
    <Strip aria-label="Part categories">
      <Wrap>
        <chakra.ul display="flex" gap="1" mx="-3" overflowX="auto" scrollbarWidth="none">
          {categories.map((category) => (
            <li key={category.to}>
              <CategoryLink to={category.to} aria-current={isCurrent(category)}>
                {category.label}
              </CategoryLink>
            </li>
          ))}
        </chakra.ul>
      </Wrap>
    </Strip>
  );
}
