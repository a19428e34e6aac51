import { chakra } from '#shared/ui/chakra';
import ArrowDown from 'virtual:lucide/arrow-down';
import ArrowDownUp from 'virtual:lucide/arrow-down-up';
import ArrowUp from 'virtual:lucide/arrow-up';
import type { ReactNode } from 'react';

/** The two orders of a column, as the address names them. */
export interface ColumnSort<Sort extends string> {
  ascending: Sort;
  descending: Sort;
}

const SortButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '6',
      px: '1',
      mx: '-1',
      fontWeight: 'semibold',
      borderRadius: 'mark',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      'th[aria-sort] &': { color: 'fg' },
    },
  },
  { defaultProps: { type: 'button' } },
);

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp };

interface SortHeadingProps<Sort extends string> extends ColumnSort<Sort> {
  current: Sort | null;
  /** Null restores the default order of the table. */
  onSort: (sort: Sort | null) => void;
  className?: string;
  width?: string;
  children: ReactNode;
}

/** A column heading that sorts: up, then down, then as it was. */
export function SortHeading<Sort extends string>(props: SortHeadingProps<Sort>) {
  const { ascending, descending, current, onSort, className, width, children } = props;
  const direction = current === ascending ? 'ascending' : current === descending ? 'descending' : undefined;
  const next = { none: ascending, ascending: descending, descending: null }[direction ?? 'none'];
  const Icon = icons[direction ?? 'none'];
  return (
    <th scope="col" aria-sort={direction} className={className} style={{ width }}>
      <SortButton onClick={() => onSort(next)}>
        {children}
        <Icon size={15} />
      </SortButton>
    </th>
  );
}
