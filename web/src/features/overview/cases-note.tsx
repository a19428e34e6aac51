import { formatMoney } from '#shared/format/money';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { OverviewQuery } from './overview.generated';

type Cases = OverviewQuery['overview']['paymentCases'];

const needYou = (open: number) => (open === 1 ? '1 payment needs you.' : `${open} payments need you.`);

/** How many payments only a person can put right; nothing at all while there are none. */
export function CasesNote({ cases: { open, waiting, inQuestion } }: { cases: Cases }) {
  if (open === 0) return null;
  return (
    <Note kind="error" title={needYou(open)} role="group" aria-label="Payments that need you">
      <span>
        {formatMoney(inQuestion)} in question{waiting > 0 && `, and ${waiting} more waiting`}. Each has one
        safe thing to do. <TextLink to={paths.dashboard.cases.to()}>See the cases</TextLink>
      </span>
    </Note>
  );
}
