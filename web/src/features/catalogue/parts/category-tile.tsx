import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#shared/ui/button-link';
import { categories, type CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';

const Tile = chakra('div', {
  base: {
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '4',
    pt: '1.125rem',
    bg: 'petrol.subtle',
    borderWidth: '1px',
    borderColor: 'petrol.border',
    borderRadius: 'card',
  },
});

const CategoryLink = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: { base: 'control', lg: 'auto' },
    py: '0.3125rem',
    borderBottomWidth: '1px',
    borderColor: 'petrol.emphasized',
    fontSize: 'base',
    textStyle: 'number',
    _hover: { textDecoration: 'underline' },
  },
});

interface CategoryTileProps {
  counts: readonly { category: CategoryId; count: number }[];
}

/** The eight categories with how many parts are in each. */
export function CategoryTile({ counts }: CategoryTileProps) {
  const countOf = new Map(counts.map(({ category, count }) => [category, count]));
  return (
    <Tile>
      <chakra.h3 textStyle="h3">Shop by category</chakra.h3>
      <ul>
        {categories.map(({ id, label }) => (
          <li key={id}>
            <CategoryLink to={paths.catalogue.to({ category: id })}>
              {label}
              <chakra.span color="fg.subtle">{countOf.get(id) ?? 0}</chakra.span>
            </CategoryLink>
          </li>
        ))}
      </ul>
      <ButtonLink variant="outline" to={paths.catalogue.to()} mt="auto">
        All categories
      </ButtonLink>
    </Tile>
  );
}
