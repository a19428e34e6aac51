import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '3.875rem',
      py: '2.5',
      px: '4',
      lineHeight: 'cell',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& .what': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
});

interface ListPanelProps {
  id: string;
  title: string;
  /** The whole list. */
  all: { words: string; to: string };
  /** Text of the empty list. */
  empty: string;
  /** `li` elements. */
  children: ReactNode[];
}

/** The top of a list, and the way to all of it. */
export function ListPanel({ id, title, all, empty, children }: ListPanelProps) {
  return (
    <Panel aria-labelledby={id} alignSelf="start">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" py="3" px="4">
        <chakra.h2 id={id} textStyle="h3">
          {title}
        </chakra.h2>
        {children.length > 0 && <TextLink to={all.to}>{all.words}</TextLink>}
      </chakra.div>
      {children.length > 0 ? (
        <Rows aria-labelledby={id}>{children}</Rows>
      ) : (
        <chakra.p px="4" pb="4" color="fg.muted">
          {empty}
        </chakra.p>
      )}
    </Panel>
  );
}
