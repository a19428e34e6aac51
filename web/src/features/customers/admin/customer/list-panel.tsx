import type { ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';

/** A line of a panel's list. */
export const PanelRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '1.5',
    py: '3',
    px: '4',
    lineHeight: 'cell',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    overflowWrap: 'anywhere',
    '& .what': { flex: '1 1 14rem', minWidth: '0' },
    '& .more': { color: 'fg.subtle', fontSize: 'sm', textStyle: 'number' },
  },
});

interface ListPanelProps {
  id: string;
  title: string;
  /** Said where the list is empty. */
  empty: string;
  isEmpty: boolean;
  /** The lines. */
  children: ReactNode;
  /** What stands below the list. */
  below?: ReactNode;
}

/** A panel with a title and a list of lines. */
export function ListPanel({ id, title, empty, isEmpty, children, below }: ListPanelProps) {
  const heading = `${id}-title`;
  return (
    <Panel id={id} aria-labelledby={heading}>
      <chakra.h2 id={heading} textStyle="h3" py="3" px="4">
        {title}
      </chakra.h2>
      {isEmpty ? (
        <chakra.p px="4" pb="4" color="fg.muted">
          {empty}
        </chakra.p>
      ) : (
        <ul aria-labelledby={heading}>{children}</ul>
      )}
      {below}
    </Panel>
  );
}
