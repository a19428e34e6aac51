import type { Verdict } from '#shared/gql/schema-types.generated';
import type { JobCard_JobFragment } from './job-list.generated';

/** Label if all of this number fit: "Fits", "Both fit", "All 3 fit". */
export function allFit(count: number): string {
  if (count === 1) return 'Fits';
  return count === 2 ? 'Both fit' : `All ${count} fit`;
}

/** Label if some of this number fit. */
export const someFit = (fitting: number, count: number): string =>
  `${fitting} of ${count} ${fitting === 1 ? 'fits' : 'fit'}`;

/** How much of a job fits a car; without a verdict if some of its parts are available, and the others are not. */
interface JobVerdict {
  readonly verdict: Verdict | null;
  readonly word: string;
  readonly why?: string;
}

/** Verdict of the needed slots of a job; null without a car, and for a job that needs nothing. */
export function verdictOfJob({ fit, slots }: JobCard_JobFragment): JobVerdict | null {
  if (!fit || fit.required === 0) return null;
  const { required, filled, waiting, noData } = fit;
  if (filled === required) return { verdict: 'FITS', word: allFit(required) };
  if (waiting > 0) {
    return { verdict: 'FITS_IF', word: someFit(filled, required), why: questionsOf(slots) };
  }
  if (filled > 0) return { verdict: null, word: someFit(filled, required) };
  return noData > 0
    ? { verdict: 'UNKNOWN', word: 'No data', why: 'Check the part number' }
    : { verdict: 'DOES_NOT_FIT', word: 'None fits' };
}

/** Number of questions to answer: one question may decide several slots. */
function questionsOf(slots: JobCard_JobFragment['slots']): string {
  const needed = slots.filter(({ required }) => required);
  const questions = new Set(
    needed.flatMap(({ question, needsEngine }) => question?.key ?? (needsEngine ? '' : [])),
  );
  return questions.size === 1 ? '1 question' : `${questions.size} questions`;
}
