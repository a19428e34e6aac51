import type { Verdict } from '#shared/gql/schema-types.generated';
import type { VerdictLineFragment } from './verdict-line.generated';

/** Fields that decide the label of a verdict. */
type Judged = Pick<VerdictLineFragment, 'verdict' | 'needsEngine' | 'question'> & {
  row: Pick<NonNullable<VerdictLineFragment['row']>, 'accepted' | 'excludes'> | null;
};

const labels = {
  FITS: 'Fits',
  FITS_IF: 'Fits if …',
  DOES_NOT_FIT: 'Does not fit',
  UNKNOWN: 'No data',
} satisfies Record<Verdict, string>;

/** A verdict where nothing is known of its reason, such as in a count or a chip. */
export const verdictName = (verdict: Verdict): string => labels[verdict];

/** A verdict with its car: "Fits your 2016 Honda Civic"; for admins "Fits the customer's 2016 Honda Civic". */
export const verdictOfCar = (
  verdict: Verdict,
  car: string,
  whose: 'your' | "the customer's" = 'your',
): string =>
  ({
    FITS: `Fits ${whose} ${car}`,
    FITS_IF: `May fit ${whose} ${car}`,
    DOES_NOT_FIT: `Does not fit ${whose} ${car}`,
    UNKNOWN: `No data for ${whose} ${car}`,
  })[verdict];

/** Label before the reason: "Fits", "Fits if rear discs", "Does not fit", "No data". */
export function verdictLabel({ verdict, needsEngine, question, row }: Judged): string {
  if (verdict !== 'FITS_IF') return labels[verdict];
  if (needsEngine) return 'Fits if the engine is right';
  const answers = row?.accepted?.join(' or ');
  if (!question || !answers) return labels.FITS_IF;
  return row?.excludes ? `Fits unless ${answers}` : `Fits if ${answers}`;
}
