import { VerdictLine } from '#shop-kit/car/verdict-line';
import type { VerdictLineFragment } from '#shop-kit/car/verdict-line.generated';
import { VerdictSentence } from '#shop-kit/car/verdict-sentence';
import { verdictLabel } from '#shop-kit/car/verdict-label';
import type { FoundBy } from './found-by';

interface RowVerdictProps {
  /** Verdict for the chosen car; null without one. */
  verdict: VerdictLineFragment | null | undefined;
  found: FoundBy | undefined;
}

/** Whether there is anything to say of a part and a car. */
export const isJudged = ({ verdict, found }: RowVerdictProps): boolean => Boolean(verdict ?? found?.verdict);

/** Whether a part of a list fits the chosen car or, without one, the car that the search names. */
export function RowVerdict({ verdict, found }: RowVerdictProps) {
  if (verdict) return <VerdictLine verdict={verdict} />;
  if (!found?.verdict) return null;
  const { fitment, dependsOnCar } = found.verdict;
  // No question is shown: the car of the search is not chosen yet.
  return (
    <VerdictSentence verdict={fitment.verdict} word={dependsOnCar ? 'Fits some' : verdictLabel(fitment)}>
      {' '}
      · {fitment.reason}
    </VerdictSentence>
  );
}
