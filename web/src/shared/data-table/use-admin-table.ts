import type { TableAddress } from '#shared/config/table-address';
import type { CountedList } from './counted-list';
import { useRowFocus, type RowFocus } from './use-row-focus';
import { useTableView } from './use-table-view';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '#shared/browser/use-shortcuts';
import { focusTableSearch } from './table-search';

/** The keys of an admin table: `/` search, `j` `k` rows, `u` the row's action, `1` … the tabs, given by URL. */
function useTableKeys(rows: RowFocus, tabs: readonly { to: string }[]): void {
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

/** Parameters in the URL of every admin table. Any other is a filter: null, or the chosen value. */
interface View {
  search: string;
  page: number;
  sort: string | null;
}

type TableRequest<V extends View> = Omit<V, 'sort'> & { sort: NonNullable<V['sort']> | 'NEWEST' };

interface TableList extends CountedList {
  nodes: readonly { id: string }[];
}

/** A query hook as it is generated, and what it is of. */
type QueryHook = (options: never) => {
  data?: unknown;
  previousData?: unknown;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};
type DataOf<Hook extends QueryHook> = NonNullable<ReturnType<Hook>['data']>;
type VariablesOf<Hook extends QueryHook> = NonNullable<
  Extract<Parameters<Hook>[0], { variables?: unknown }>['variables']
>;

interface Tab<Value, List> {
  label: string;
  /** Value that the filter is set to; null shows everything. */
  value: Value;
  /** Count of the tab, where the list has it whichever tab is shown. Otherwise only the current tab has one. */
  count?: (list: List) => number | undefined;
  /** Text of the empty tab when nothing else narrows the list, such as "All shipped." */
  none?: { title: string; reason: string };
}

interface AdminTableOptions<
  V extends View,
  Filter extends keyof V,
  Hook extends QueryHook,
  List extends TableList,
> {
  address: TableAddress<V>;
  useQuery: Hook;
  /** Variables that the query needs for a view; without a sort, the newest first. */
  variables: (request: TableRequest<V>) => VariablesOf<Hook>;
  /** The list in its answer. */
  listIn: (data: DataOf<Hook>) => List;
  tabs: { label: string; filter: Filter; choices: readonly Tab<V[Filter], List>[] };
}

/**
 * Everything of an admin table except its columns, so that a new one consists (docs/architecture.md says how) of a URL
 * (`tableAddress`), a query of 25 rows a page, columns (`Column[]`), and this hook, whose result `AdminTable` shows.
 * The view of the URL is fetched and kept fresh, tabs and keys work, the list of the previous view stays until the
 * right one is loaded, and focus stays where its row was.
 */
export function useAdminTable<
  V extends View,
  Filter extends keyof V & string,
  Hook extends QueryHook,
  List extends TableList,
>({ address, useQuery, variables, listIn, tabs }: AdminTableOptions<V, Filter, Hook, List>) {
  const { view, to, go } = useTableView(address);
  const request: TableRequest<V> = { ...view, sort: view.sort ?? 'NEWEST' };
  const answer = useQuery({ variables: variables(request), fetchPolicy: 'cache-and-network' } as never);
  const { data = answer.error ? undefined : answer.previousData, error, loading, refetch } = answer;
  const list = data ? listIn(data) : undefined;
  const items: List['nodes'] = list?.nodes ?? [];
  const rows = useRowFocus(items.map(({ id }) => id));

  const isChosen = (tab: Tab<V[Filter], List>) => tab.value === view[tabs.filter];
  const tabLinks = tabs.choices.map((tab) => ({
    label: tab.label,
    to: to({ [tabs.filter]: tab.value } as unknown as Partial<V>),
    count:
      list &&
      (tab.count?.(list) ?? (isChosen(tab) && list.totalIsExact !== false ? list.totalCount : undefined)),
    current: isChosen(tab),
  }));
  useTableKeys(rows, tabLinks);

  const unfiltered = ['page', 'sort', tabs.filter];
  const isNarrowed = Object.entries(view).some(([name, value]) => value && !unfiltered.includes(name));
  const everything = tabs.choices.find(({ value }) => value === null);
  const isEmpty = list && everything?.count?.(list) === 0;
  const isFiltered = isNarrowed || (view[tabs.filter] !== null && !isEmpty);

  return {
    view,
    /** The address of this view with something else about it, and the way there. */
    to,
    go,
    /** Data of the API; undefined until the first response. */
    list,
    items: items as readonly List['nodes'][number][],
    /** `list` is that of the previous view while the right one loads. */
    busy: loading && !answer.data,
    error,
    refetch,
    rows,
    tabs: { label: tabs.label, links: tabLinks },
    /** Message of an empty tab. */
    noneOfThis: isNarrowed ? undefined : tabs.choices.find(isChosen)?.none,
    /** The address without search and filters; undefined when there are none. */
    withoutFilters: isFiltered ? address.to({ sort: view.sort } as Partial<V>) : undefined,
  };
}
