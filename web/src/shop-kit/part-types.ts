import { usePartTypesQuery } from './part-types.generated';

/** Part types to choose from; the current one is among them before the others are loaded. */
export function usePartTypeOptions(current = '') {
  const types = usePartTypesQuery().data?.partTypes;
  if (types) return types.map(({ type, name }) => ({ value: type, label: name }));
  return current ? [{ value: current, label: current.toLowerCase().replaceAll('_', ' ') }] : [];
}
