import { formatMoney } from '#shared/format/money';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { OverviewQuery } from './overview.generated';

type Cases = OverviewQuery['overview']['paymentCases'];

const needYou = (open: number) => (open === 1 ? '1 case needs attention.' : `${open} cases need attention.`);

/** How many cases only a person can put right, of payments and mails; nothing at all while there are none. */
export function CasesNote({ cases: { open, waiting, inQuestion } }: { cases: Cases }) {
  if (open === 0) return null;
  const said = [
    inQuestion !== '0.00' && `${formatMoney(inQuestion)} affected`,
    waiting > 0 && `${waiting} more waiting`,
  ].filter(Boolean);
  return (
    <Note kind="error" title={needYou(open)} role="group" aria-label="Cases that need attention">
      <span>
        {said.length > 0 && `${said.join(', and ')}. `}Each case has one safe action.{' '}
        <TextLink to={paths.dashboard.cases.to()}>Review cases</TextLink>
      </span>
    </Note>
  );
}
