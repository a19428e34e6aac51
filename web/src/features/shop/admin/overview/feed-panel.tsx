import { chakra } from '#shared/ui/chakra';
import Trash2 from 'virtual:lucide/trash';
import type { ComponentProps, ReactNode } from 'react';
import { recentMoment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { ListPanel } from '#shared/ui/list-panel';
import type { Removal } from './use-removal';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'start',
    py: '3.5',
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > .what': {
      overflowWrap: 'anywhere',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      justifyItems: 'start',
    },
    '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
    '& time': { color: 'fg.subtle', fontSize: 'sm', textStyle: 'number' },
    '& .text': { whiteSpace: 'pre-line', maxW: '42rem' },
  },
});

/** A message or a review. */
interface Entry {
  id: string;
  name: string;
  createdAt: string;
}

interface FeedPanelProps<Item extends Entry> {
  id: string;
  title: string;
  totalCount: number;
  items: readonly Item[];
  now: Date;
  /** Contact of the author. */
  contact: (item: Item) => ReactNode;
  /** Text of the empty list. */
  empty: string;
  older: ComponentProps<typeof ListPanel>['older'];
  /** Removes an item. The heading takes focus when the focused item is removed. */
  removal: Removal<Item>;
  /** The text. */
  children: (item: Item) => ReactNode;
}

/** Messages or reviews, newest first, with older ones on demand and a remove button each. */
export function FeedPanel<Item extends Entry>(props: FeedPanelProps<Item>) {
  const { id, title, totalCount, items, now, contact, empty, older, children } = props;
  const { what, heading, item: leaving, ask, dialog } = props.removal;
  return (
    <>
      <ListPanel
        id={id}
        title={title}
        alignSelf="start"
        headingRef={heading}
        aside={
          <chakra.span color="fg.muted" textStyle="number">
            {totalCount}
          </chakra.span>
        }
        empty={empty}
        isEmpty={items.length === 0}
        older={older}
      >
        {items.map((item) => (
          <Row key={item.id}>
            <div className="what">
              <p className="head">
                <b>{item.name}</b>
                {contact(item)}
                <time dateTime={item.createdAt}>{recentMoment(now, item.createdAt)}</time>
              </p>
              {children(item)}
            </div>
            <Button
              variant="danger"
              size="sm"
              icon={<Trash2 size={16} />}
              aria-label={`Remove the ${what} from ${item.name}`}
              onClick={() => ask(item)}
            >
              Remove
            </Button>
          </Row>
        ))}
      </ListPanel>
      {leaving && (
        <ConfirmDialog {...dialog}>
          {leaving.name}, {recentMoment(now, leaving.createdAt)}. This can't be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
