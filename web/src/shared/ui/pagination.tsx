import { formatCount } from '#shared/format/count';
import { chakra } from '#shared/ui/chakra';
import ChevronRight from 'virtual:lucide/chevron-right';
import { Link } from 'react-router-dom';

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    columnGap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});

const PageLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minWidth: 'control',
    minHeight: 'control',
    px: '2',
    borderRadius: 'control',
    fontWeight: 'semibold',
    textStyle: 'number',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'fg', color: 'bg.panel' },
  },
});

const Gap = chakra('li', { base: { alignSelf: 'center', px: '1', color: 'fg.subtle' } });

/** First, last, and the current page with its neighbors; `null` where some are left out. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    // A single skipped page is shown: an ellipsis would take as much room.
    return skipped === 0 ? [number] : [skipped === 1 ? number - 1 : null, number];
  });
}

interface PaginationProps {
  page: number;
  pageSize: number;
  /** Length of the whole list. */
  total: number;
  /** False where the list is longer than `total`, which is as far as it was counted. */
  isTotalExact?: boolean;
  /** Whether more pages follow, if `total` is not exact. */
  hasNext?: boolean;
  /** Number of items on this page, if `total` is not exact. */
  shown?: number;
  to: (page: number) => string;
  /** Router state of the links: what the next page should know about the previous one. */
  state?: unknown;
}

/** The API has no page after this one. */
const maxPages = 10_000;

/** "1–24 of 38" and the pages as links; nothing to choose from shows no links. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, isTotalExact = true, hasNext = false, shown = pageSize, to, state } = props;
  const counted = Math.min(Math.max(1, Math.ceil(total / pageSize)), maxPages);
  const last = isTotalExact ? counted : Math.max(counted, page);
  const isMore = page < last || (!isTotalExact && hasNext && page < maxPages);
  const first = (page - 1) * pageSize + 1;
  const end = isTotalExact ? Math.min(page * pageSize, total) : first + shown - 1;
  return (
    <Bar aria-label="Pages">
      <chakra.p color="fg.muted" textStyle="number">
        {first}–{end} of {isTotalExact ? total : `more than ${formatCount(total)}`}
      </chakra.p>
      {(last > 1 || isMore) && (
        <chakra.ol display="flex" gap="1">
          {pagesShown(page, last).map((number, index) =>
            number === null ? (
              <Gap key={`gap-${index}`} aria-hidden>
                …
              </Gap>
            ) : (
              <li key={number}>
                <PageLink
                  to={to(number)}
                  state={state}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </PageLink>
              </li>
            ),
          )}
          {isMore && (
            <li>
              <PageLink to={to(page + 1)} state={state} aria-label="Next page" rel="next">
                Next
                <ChevronRight size={16} />
              </PageLink>
            </li>
          )}
        </chakra.ol>
      )}
    </Bar>
  );
}
