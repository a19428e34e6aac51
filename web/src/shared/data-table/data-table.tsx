import { chakra } from '#shared/ui/chakra';
import { usePersisted } from '#shared/browser/persisted-store';
import { Fragment, useId, type ReactNode } from 'react';
import { Details, Frame, Row, Table } from './data-table.styles';
import { RowOpener } from './row-opener';
import { SortHeading, type ColumnSort } from './sort-heading';
import { SortSelect } from './sort-select';
import { compactTables } from './compact-switch';
import type { RowFocus } from './use-row-focus';

export interface Column<Item, Sort extends string> {
  label: string;
  /** `name` heads its row and holds the opener; `amount` is aligned right. */
  kind?: 'name' | 'amount';
  sort?: ColumnSort<Sort>;
  width?: string;
  /** Area of the cell in `card.areas`. */
  area: string;
  cell: (item: Item) => ReactNode;
}

interface DataTableProps<Item extends { id: string }, Sort extends string> {
  /** Names the list and its order. */
  caption: string;
  columns: readonly Column<Item, Sort>[];
  /** The grid of a row where it is a card. */
  card: { columns: string; areas: string };
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Content of an opened row. */
  details: (item: Item) => ReactNode;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  rows: RowFocus;
  /** Whether another view of the list is loading. */
  busy: boolean;
}

/** A list for work: sorted by its headings, navigated by keys, opened in place; cards where there is no room. */
export function DataTable<Item extends { id: string }, Sort extends string>(
  props: DataTableProps<Item, Sort>,
) {
  const { caption, columns, card, items, nameOf, details, sort, onSort, rows, busy } = props;
  const compact = usePersisted(compactTables);
  const base = useId();

  function content(item: Item, { kind, cell }: Column<Item, Sort>, open: boolean) {
    if (kind !== 'name') return cell(item);
    return (
      <chakra.div display="flex" gap="2" alignItems="flex-start">
        <RowOpener
          name={nameOf(item)}
          open={open}
          detailsId={`${base}${item.id}`}
          onToggle={() => rows.toggle(item.id)}
        />
        <chakra.div minWidth="0" fontWeight="semibold" overflowWrap="anywhere">
          {cell(item)}
        </chakra.div>
      </chakra.div>
    );
  }

  return (
    <div>
      <SortSelect columns={columns} current={sort} onSort={onSort} />
      <Frame aria-busy={busy} {...rows.handlers}>
        <Table compact={compact}>
          <chakra.caption srOnly>{caption}</chakra.caption>
          <thead>
            <tr>
              {columns.map((column) => {
                const { label, sort: orders, kind, width } = column;
                const className = kind === 'amount' ? 'amount' : undefined;
                return orders ? (
                  <SortHeading
                    key={label}
                    {...orders}
                    current={sort}
                    onSort={onSort}
                    className={className}
                    width={width}
                  >
                    {label}
                  </SortHeading>
                ) : (
                  <th key={label} scope="col" className={className} style={{ width }}>
                    {label}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => {
              const open = rows.openId === item.id;
              return (
                <Fragment key={item.id}>
                  <Row
                    data-row={item.id}
                    data-open={open || undefined}
                    style={{ gridTemplateColumns: card.columns, gridTemplateAreas: card.areas }}
                  >
                    {columns.map((column) => {
                      const Cell = column.kind === 'name' ? 'th' : 'td';
                      return (
                        <Cell
                          key={column.label}
                          scope={column.kind === 'name' ? 'row' : undefined}
                          className={column.kind === 'amount' ? 'amount' : undefined}
                          style={{ gridArea: column.area }}
                        >
                          {content(item, column, open)}
                        </Cell>
                      );
                    })}
                  </Row>
                  {open && (
                    <tr>
                      <Details id={`${base}${item.id}`} colSpan={columns.length}>
                        {details(item)}
                      </Details>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </Table>
      </Frame>
    </div>
  );
}
