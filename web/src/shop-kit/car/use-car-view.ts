import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { carFromSearch } from './car-address';

/** The car that the address says something is shown for. The same object as long as the address is the same. */
export function useCarView() {
  const [query] = useSearchParams();
  return useMemo(() => ({ car: carFromSearch(query) }), [query]);
}
