import { formatCount } from '#shared/format/count';
import type { FitScope } from '#shop-kit/catalogue-view';
import type { CatalogueCountsQuery } from './catalogue-counts.generated';

type Answered = CatalogueCountsQuery['parts']['fitCounts'];

/** Number of parts, exact or as a minimum. */
export interface Counted {
  readonly count: number;
  readonly isExact: boolean;
}

/** Number of parts each scope would show, and why some may fit. */
export type FitCounts = Record<FitScope | 'FITS_IF' | 'UNKNOWN', Counted>;

// The API counts no further (PartFitCounts); of exactly so many it is right to say that there are so many at least.
const maxCounted = 1000;

const sum = (all: readonly Counted[]): Counted => ({
  count: all.reduce((total, { count }) => total + count, 0),
  isExact: all.every(({ isExact }) => isExact),
});

/** The counts as the controls need them; undefined without a car. */
export function fitCountsOf(answered: Answered | undefined): FitCounts | undefined {
  if (!answered) return undefined;
  const counted = (count: number): Counted => ({
    count,
    isExact: answered.isExact || count !== maxCounted,
  });
  const [fits, fitsIf, unknown] = [
    counted(answered.fits),
    counted(answered.fitsIf),
    counted(answered.unknown),
  ];
  return {
    FITS: fits,
    FITS_IF: fitsIf,
    UNKNOWN: unknown,
    FITS_OR_MAYBE: sum([fits, fitsIf, unknown]),
    ALL: counted(answered.all),
  };
}

/** "38", "1,000+". */
export const formatCounted = ({ count, isExact }: Counted) => formatCount(count, isExact);
