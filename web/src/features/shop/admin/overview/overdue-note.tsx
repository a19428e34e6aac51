import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';

/** How many returns were accepted long ago and have not all come; nothing at all while there are none. */
export function OverdueNote({ count }: { count: number }) {
  if (count === 0) return null;
  const title = count === 1 ? '1 return is overdue.' : `${count} returns are overdue.`;
  return (
    <Note kind="warning" title={title} role="group" aria-label="Overdue returns">
      <span>
        Accepted, but not fully received a week after the send-by date.{' '}
        <TextLink to={paths.dashboard.returns.to({ stage: 'OVERDUE' })}>View overdue returns</TextLink>
      </span>
    </Note>
  );
}
