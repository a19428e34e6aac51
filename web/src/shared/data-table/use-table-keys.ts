import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '#shared/browser/use-shortcuts';
import { focusTableSearch } from './table-search';
import type { RowFocus } from './use-row-focus';

/** The keys of an admin table: `/` search, `j` `k` rows, `u` the row's action, `1` … the tabs, given by address. */
export function useTableKeys(rows: RowFocus, tabs: readonly { to: string }[]): void {
  const navigate = useNavigate();
  const toTab = tabs.map(({ to }, index) => [String(index + 1), () => void navigate(to)] as const);
  useShortcuts({
    '/': focusTableSearch,
    j: () => rows.move(1),
    k: () => rows.move(-1),
    u: rows.act,
    ...Object.fromEntries(toTab),
  });
}
