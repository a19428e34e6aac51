import { Select } from '#shared/forms/input';
import type { ColumnSort } from './sort-heading';

interface SortSelectProps<Sort extends string> {
  columns: readonly { label: string; sort?: ColumnSort<Sort> }[];
  current: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The sorts of a table where its headings are not shown: on cards. Nothing where there is one order only. */
export function SortSelect<Sort extends string>({ columns, current, onSort }: SortSelectProps<Sort>) {
  const options = columns.flatMap(({ label, sort }) =>
    sort
      ? [
          { sort: sort.ascending, label: `${label}, ascending` },
          { sort: sort.descending, label: `${label}, descending` },
        ]
      : [],
  );
  if (options.length === 0) return null;
  return (
    <Select
      aria-label="Sort"
      display={{ md: 'none' }}
      mb="3"
      value={current ?? ''}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onSort(options.find(({ sort }) => sort === chosen)?.sort ?? null);
      }}
    >
      <option value="">Newest first</option>
      {options.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </Select>
  );
}
