import { chakra } from '#shared/ui/chakra';
import { MenuLink } from './menu-row';
import { useCurrentCategory, useListedCategories } from './listed-categories';

const Categories = chakra('nav', {
  base: { p: '2', borderTopWidth: '1px', borderColor: 'border' },
});

/** All parts and their categories in the mobile menu, in two columns: the way to browse without a category strip. */
export function MenuCategories({ onChoose }: { onChoose: () => void }) {
  const isCurrent = useCurrentCategory();
  const categories = useListedCategories();
  return (
    <Categories aria-label="Part categories">
      <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))">
        {categories.map((category) => (
          <chakra.li key={category.to} display="grid" gridColumn={category.id ? undefined : '1 / -1'}>
            <MenuLink
              to={category.to}
              aria-current={isCurrent(category)}
              lineHeight="1.25"
              py="1"
              onClick={onChoose}
            >
              {category.label}
            </MenuLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Categories>
  );
}
