import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from './button';
import { chakra } from './chakra';
import { Panel } from './panel';

/** A row of a list panel: `.what` grows, `.more` is small print. */
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

interface ListPanelProps extends Omit<ComponentProps<typeof Panel>, 'title'> {
  id: string;
  title: string;
  /** Next to the title: a count, or the link to the whole list. */
  aside?: ReactNode;
  /** Ref of a heading that takes focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Text of the empty list. */
  empty: string;
  isEmpty: boolean;
  /** `li` elements. */
  children: ReactNode;
  /** Loads older items; undefined when all are shown. */
  older?: { text: string; busy: boolean; show: () => void };
  below?: ReactNode;
}

/** A list under its title, with its empty state. */
export function ListPanel(props: ListPanelProps) {
  const { id, title, aside, headingRef, empty, isEmpty, children, older, below, ...panel } = props;
  const heading = `${id}-title`;
  return (
    <Panel id={id} aria-labelledby={heading} {...panel}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" py="3" px="4">
        <chakra.h2 id={heading} ref={headingRef} tabIndex={headingRef ? -1 : undefined} textStyle="h3">
          {title}
        </chakra.h2>
        {aside}
      </chakra.div>
      {isEmpty ? (
        <chakra.p px="4" pb="4" color="fg.muted">
          {empty}
        </chakra.p>
      ) : (
        <ul aria-labelledby={heading}>{children}</ul>
      )}
      {older && (
        <Button variant="outline" size="sm" m="4" busy={older.busy} onClick={older.show}>
          {older.text}
        </Button>
      )}
      {below}
    </Panel>
  );
}
