import { useLocation } from 'react-router-dom';
import { readCatalogueView } from '#shop-kit/catalogue-view';
import { categories, type CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';

interface Shelf {
  /** null: all of them. */
  id: CategoryId | null;
  label: string;
  to: string;
}

/** All parts, then each shelf, as the navigation leads to them. */
export const shelves: readonly Shelf[] = [
  { id: null, label: 'All parts', to: paths.catalogue.to() },
  ...categories.map(({ id, label }) => ({ id, label, to: paths.catalogue.to({ category: id }) })),
];

/**
 * `aria-current` of a link to a shelf: `page` where all of it shows, `true` where it is narrowed; undefined elsewhere.
 */
export function useCurrentShelf(): (shelf: Shelf) => 'page' | 'true' | undefined {
  const { pathname, search } = useLocation();
  if (pathname !== paths.catalogue.path) return () => undefined;
  const { category } = readCatalogueView(new URLSearchParams(search));
  const kind = `${pathname}${search}` === paths.catalogue.to({ category }) ? 'page' : 'true';
  return ({ id }) => (id === category ? kind : undefined);
}
