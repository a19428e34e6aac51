import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'start',
    py: '3.5',
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    '& > .what': { display: 'grid', gap: '1', justifyItems: 'start' },
    '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
    '& time': { color: 'fg.subtle', fontSize: 'sm', textStyle: 'number' },
    '& .text': { whiteSpace: 'pre-line', maxW: '42rem' },
  },
});

interface FeedItemProps {
  /** Who wrote, how to reach them, and when. */
  head: ReactNode;
  /** What can be done about it. */
  action: ReactNode;
  children: ReactNode;
}

/** One thing that somebody wrote. */
export function FeedItem({ head, action, children }: FeedItemProps) {
  return (
    <Item>
      <div className="what">
        <p className="head">{head}</p>
        {children}
      </div>
      {action}
    </Item>
  );
}

interface FeedPanelProps {
  id: string;
  title: string;
  /** Takes focus when the item that had it is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  totalCount: number;
  /** What is said where nobody has written. */
  empty: string;
  /** The way to what is not shown yet; undefined when all of it is. */
  older?: { words: string; busy: boolean; show: () => void };
  /** `FeedItem`s. */
  children: ReactNode[];
}

/** What people wrote, newest first, the older on demand. */
export function FeedPanel({ id, title, headingRef, totalCount, empty, older, children }: FeedPanelProps) {
  return (
    <Panel aria-labelledby={id} alignSelf="start">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" py="3" px="4">
        <chakra.h2 ref={headingRef} id={id} tabIndex={-1} textStyle="h3">
          {title}
        </chakra.h2>
        <chakra.span color="fg.muted" textStyle="number">
          {totalCount}
        </chakra.span>
      </chakra.div>
      {children.length === 0 ? (
        <chakra.p px="4" pb="4" color="fg.muted">
          {empty}
        </chakra.p>
      ) : (
        <ul aria-labelledby={id}>{children}</ul>
      )}
      {older && (
        <Button variant="outline" size="sm" m="4" busy={older.busy} onClick={older.show}>
          {older.words}
        </Button>
      )}
    </Panel>
  );
}
