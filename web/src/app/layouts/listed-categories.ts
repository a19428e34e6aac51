import { useLocation } from 'react-router-dom';
import { useCar } from '#shop-kit/car/use-car';
import { readCatalogueView } from '#shop-kit/catalogue-view';
import { categories, type CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';

interface ListedCategory {
  /** null: all of them. */
  id: CategoryId | null;
  label: string;
  to: string;
}

const all = [{ id: null, label: 'All parts' }, ...categories] as const;

/** The parts of the URL that category links keep: the car and its fit scope; elsewhere the browser's car. */
function useListedCar() {
  const { pathname, search } = useLocation();
  const { own } = useCar();
  if (pathname !== paths.catalogue.path) return { car: own };
  const { car, fit } = readCatalogueView(new URLSearchParams(search));
  return { car, fit };
}

/** Links of the navigation: all parts, then each category, for the car that is listed, or chosen. */
export function useListedCategories(): readonly ListedCategory[] {
  const listed = useListedCar();
  return all.map(({ id, label }) => ({
    id,
    label,
    to: paths.catalogue.to({ category: id, ...listed }),
  }));
}

/**
 * `aria-current` of a link to a category: `page` where all of it shows, `true` where it is narrowed; undefined elsewhere.
 */
export function useCurrentCategory(): (category: ListedCategory) => 'page' | 'true' | undefined {
  const { pathname, search } = useLocation();
  if (pathname !== paths.catalogue.path) return () => undefined;
  const { category } = readCatalogueView(new URLSearchParams(search));
  return ({ id, to }) => {
    if (id !== category) return undefined;
    return `${pathname}${search}` === to ? 'page' : 'true';
  };
}
