import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { VerdictMark } from '#shop-kit/car/verdict-mark';

interface FitAnswers {
  yes: number;
  no: number;
  /** Null until enough customers have answered. */
  returned: number | null;
}

/** Fewer answers are not shown; above this many, nuts are not rendered. */
const [fewest, maxNuts] = [3, 20];

export const hasEnoughAnswers = ({ yes, no }: Pick<FitAnswers, 'yes' | 'no'>) => yes + no >= fewest;

/** The answers to "Did it fit?": a nut for each answer up to twenty, and the count as text. */
export function FitTally({ answers: { yes, no, returned } }: { answers: FitAnswers }) {
  const all = yes + no;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1.5">
      {all <= maxNuts && (
        <chakra.span display="flex" flexWrap="wrap" gap="0.5" aria-hidden>
          {Array.from({ length: all }, (_, index) => (
            <VerdictMark key={index} verdict={index < yes ? 'FITS' : 'DOES_NOT_FIT'} />
          ))}
        </chakra.span>
      )}
      <chakra.b fontWeight="semibold" textStyle="number">
        {formatCount(yes)} of {formatCount(all)} said yes
      </chakra.b>
      {returned !== null && returned > 0 && (
        <chakra.span fontSize="sm" color="fg.muted" textStyle="number">
          {formatCount(returned)} returned: didn't fit
        </chakra.span>
      )}
    </chakra.div>
  );
}
