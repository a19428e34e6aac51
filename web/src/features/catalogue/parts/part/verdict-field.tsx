import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button';
import { OutsideLink, TextLink } from '#shared/ui/text-link';
import { ChooseCarButton } from '#shop-kit/car/choose-car-button';
import { verdictColors, VerdictMark } from '#shop-kit/car/verdict-mark';
import type { CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { FittingParts } from './fitting-parts';
import type { FitState } from './use-part-verdict';
import { VerdictAnswers } from './verdict-answers';
import { verdictHeadline } from './verdict-headline';

const wide = '@container (min-width: 28rem)';

// One line of reason makes 80 px, and so does the placeholder before: nothing jumps when a verdict loads.
const Field = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'center',
    minHeight: '5rem',
    py: '3',
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'fg',
    [wide]: { px: '6' },
    '& > div': { display: 'grid', gap: '1', minWidth: '0' },
  },
  variants: {
    ground: {
      FITS: { bg: 'bg.success', '--nut-ground': '{colors.bg.success}' },
      FITS_IF: { bg: 'bg.warning' },
      DOES_NOT_FIT: { bg: 'bg.error' },
      UNKNOWN: { bg: 'bg.muted' },
      waiting: { bg: 'bg.muted' },
      none: {},
    },
  },
});

const Headline = chakra('b', {
  base: { fontSize: 'card', lineHeight: '1.3', fontWeight: 'semibold', textWrap: 'balance' },
  variants: {
    verdict: { ...verdictColors, UNKNOWN: { color: 'fg' } },
  },
});

const Reason = chakra('p', { base: { fontSize: 'base', lineHeight: 'cell' } });

/** A message and an action where there is no verdict. */
function Offer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Field ground="none">
      <chakra.div
        gridColumn="1 / -1"
        gridTemplateColumns="minmax(0, 1fr) auto"
        alignItems="center"
        columnGap="4"
      >
        <Headline>{text}</Headline>
        {children}
      </chakra.div>
    </Field>
  );
}

interface VerdictFieldProps {
  fit: FitState;
  category: CategoryId | null;
}

/** The ruled field of a part's label that says whether it fits the user's car, and why. */
export function VerdictField({ fit, category }: VerdictFieldProps) {
  if (fit.state === 'asking') return <Field ground="waiting" aria-busy aria-label="Checking the fit" />;
  if (fit.state === 'no-car' || fit.state === 'unknown-car') {
    return (
      <Offer text={fit.state === 'no-car' ? 'Does it fit your car?' : 'This car is not in our list.'}>
        <ChooseCarButton variant="outline" />
      </Offer>
    );
  }
  if (fit.state === 'failed') {
    return (
      <Offer text="We couldn't check the fit.">
        <Button variant="outline" onClick={fit.retry}>
          Try again
        </Button>
      </Offer>
    );
  }
  const { verdict: judged, chosen } = fit;
  const { verdict, reason } = judged;
  return (
    <Field ground={verdict} data-verdict={verdict}>
      <VerdictMark verdict={verdict} size={28} />
      <div>
        <Headline verdict={verdict}>{verdictHeadline(judged, chosen)}</Headline>
        <Reason>
          {reason}.{verdict === 'UNKNOWN' && ' Compare part numbers with your old part, or ask us.'}
        </Reason>
        {verdict === 'FITS_IF' && <VerdictAnswers verdict={judged} />}
        {verdict === 'DOES_NOT_FIT' && <FittingParts category={category} chosen={chosen} />}
        {verdict === 'UNKNOWN' && (
          <Reason>
            <OutsideLink href="#numbers">Numbers</OutsideLink> ·{' '}
            <TextLink to={paths.home.toContact()}>Ask us</TextLink>
          </Reason>
        )}
      </div>
    </Field>
  );
}
