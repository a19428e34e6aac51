import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCatalogueView, type CatalogueView } from '#shop-kit/catalogue-view';

/** What the address asks to see. The same object as long as the address is the same. */
export function useCatalogueView(): CatalogueView {
  const [query] = useSearchParams();
  return useMemo(() => readCatalogueView(query), [query]);
}
