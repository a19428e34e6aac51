import { chakra } from '#shared/ui/chakra';
import { MenuLink } from './menu-row';
import { useCurrentShelf, useShelves } from './shelves';

const Shelves = chakra('nav', {
  base: { p: '2', borderTopWidth: '1px', borderColor: 'border' },
});

/** All parts and their categories in the mobile menu, two beside each other: the way to browse without a category strip. */
export function MenuShelves({ onChoose }: { onChoose: () => void }) {
  const isCurrent = useCurrentShelf();
  const shelves = useShelves();
  return (
    <Shelves aria-label="Part categories">
      <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))">
        {shelves.map((shelf) => (
          <chakra.li key={shelf.to} display="grid" gridColumn={shelf.id ? undefined : '1 / -1'}>
            <MenuLink
              to={shelf.to}
              aria-current={isCurrent(shelf)}
              lineHeight="1.25"
              py="1"
              onClick={onChoose}
            >
              {shelf.label}
            </MenuLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Shelves>
  );
}
