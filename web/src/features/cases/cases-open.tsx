import { chakra } from '#shared/ui/chakra';
import { MenuCount } from '#shared/ui/menu-count';
import { useOpenCasesQuery } from './admin-cases.generated';

const everyMinute = 60_000;

/** How many cases need somebody, for admins; nothing when none does. It looks again every minute. */
export function CasesOpen() {
  const { data } = useOpenCasesQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: everyMinute,
    skipPollAttempt: () => document.hidden,
  });
  const open = data?.paymentCases.counts.open ?? 0;
  if (open === 0) return null;
  return (
    <MenuCount>
      {open}
      <chakra.span srOnly> to see to</chakra.span>
    </MenuCount>
  );
}
