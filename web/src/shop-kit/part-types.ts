import { usePartTypesQuery } from './part-types.generated';

/** What parts can be, to choose from; the one that stands there is among them before the others are known. */
export function usePartTypeOptions(current = '') {
  const types = usePartTypesQuery().data?.partTypes;
  if (types) return types.map(({ type, name }) => ({ value: type, label: name }));
  return current ? [{ value: current, label: current.toLowerCase().replaceAll('_', ' ') }] : [];
}
