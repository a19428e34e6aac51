import type { ComponentProps, ReactNode } from 'react';
import { LinkTabs } from '#shared/ui/link-tabs';
import type { CountedList } from './counted-list';
import { DataTable } from './data-table';
import { TableList } from './table-list';
import { TableSearch } from './table-search';
import { Toolbar } from './toolbar';
import type { RowFocus } from './use-row-focus';

type Cells<Item extends { id: string }, Sort extends string> = Pick<
  ComponentProps<typeof DataTable<Item, Sort>>,
  'columns' | 'card' | 'nameOf' | 'details'
>;

interface AdminTableProps<Item extends { id: string }, Sort extends string> extends Cells<Item, Sort> {
  /** Result of `useAdminTable` for its query. */
  table: {
    view: { search: string; page: number; sort: Sort | null };
    to: (change: { page: number }) => string;
    go: (change: { search?: string; sort?: Sort | null }) => void;
    list: CountedList | undefined;
    items: readonly Item[];
    busy: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
    rows: RowFocus;
    tabs: { label: string; links: ComponentProps<typeof LinkTabs>['tabs'] };
    noneOfThis: { title: string; reason: string } | undefined;
    withoutFilters: string | undefined;
  };
  /** Noun for what is listed, in the plural: "orders". */
  what: string;
  /** Names what the search covers. */
  searchedBy: string;
  /** Filters next to the tabs: those set here come before the search, chips of those set elsewhere after it. */
  filters?: ReactNode;
  chips?: ReactNode;
  /** The one next step where nothing is listed at all. */
  empty: ReactNode;
}

/** An admin table whole: tabs, filters and search above it, its states, its rows and its pages. */
export function AdminTable<Item extends { id: string }, Sort extends string>(
  props: AdminTableProps<Item, Sort>,
) {
  const { table, what, searchedBy, filters, chips, empty, ...cells } = props;
  const { view, go, tabs, items, rows, busy } = table;
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return (
    <>
      <Toolbar>
        <LinkTabs label={tabs.label} tabs={tabs.links} />
        {filters}
        <TableSearch
          label={`Search ${what}`}
          placeholder={searchedBy}
          current={view.search}
          onSearch={(search) => go({ search })}
        />
        {chips}
      </Toolbar>
      <TableList table={table} what={what} empty={empty}>
        <DataTable
          {...cells}
          caption={view.sort ? title : `${title}, newest first`}
          items={items}
          sort={view.sort}
          onSort={(sort) => go({ sort })}
          rows={rows}
          busy={busy}
        />
      </TableList>
    </>
  );
}
