import { chakra } from '#shared/ui/chakra';
import { MenuCount } from '#shared/ui/menu-count';
import { formatCount } from '#shared/format/count';
import { useFindingsCountQuery } from './findings.generated';

/** Number of open findings, for admins; nothing when there are none. */
export function FindingsOpen() {
  const { data } = useFindingsCountQuery({ fetchPolicy: 'cache-and-network' });
  const open = data?.fitmentFindings.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  if (open === 0) return null;
  return (
    <MenuCount>
      {formatCount(open)}
      <chakra.span srOnly> to review</chakra.span>
    </MenuCount>
  );
}
