import { useNavigate, useSearchParams } from 'react-router-dom';
import type { TableAddress } from '#shared/config/table-address';

/** State of a table from its URL, and the ways to change the view. Another view begins at its first page. */
export function useTableView<View extends object>({ read, to }: TableAddress<View>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = read(query);
  const changed = (change: Partial<View>) => to({ ...view, page: 1, ...change });
  return {
    view,
    /** The address of this view with something else about it. */
    to: changed,
    go: (change: Partial<View>) => void navigate(changed(change)),
  };
}
