import type { Verdict } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { LinkButton } from '#shared/ui/text-link';
import type { ChosenCar } from './car';
import { carName } from './car-name';
import { VerdictSentence } from './verdict-sentence';

/** Whether the verdicts for this car and its answers are loaded, loading, or failed to load. */
export type FitKnowledge = 'known' | 'awaited' | 'lost';

/** "3 fit", "1 has no data". */
function verdictCount(verdict: Verdict, count: number): string {
  const one = count === 1;
  return {
    FITS: `${count} ${one ? 'fits' : 'fit'}`,
    FITS_IF: `${count} may fit`,
    DOES_NOT_FIT: `${count} ${one ? 'does' : 'do'} not fit`,
    UNKNOWN: `${count} ${one ? 'has' : 'have'} no data`,
  }[verdict];
}

const order = ['FITS', 'FITS_IF', 'DOES_NOT_FIT', 'UNKNOWN'] as const;

interface FitOfPartsProps {
  car: ChosenCar;
  fit: FitKnowledge;
  /** One verdict for each part; null or undefined where there is none. */
  verdicts: readonly (Verdict | null | undefined)[];
  /** Asks the shop again. */
  onRetry: () => void;
}

/** Parts that fit the car, may fit, do not: "3 fit your 2016 Honda Civic", "1 does not fit"; or that it is unknown. */
export function FitOfParts({ car, fit, verdicts, onRetry }: FitOfPartsProps) {
  const name = carName(car.car);
  const they = verdicts.length === 1 ? 'it fits' : 'they fit';
  const counts = order.flatMap((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length;
    return count > 0 ? [{ verdict, text: verdictCount(verdict, count) }] : [];
  });
  return (
    <chakra.div role="status" display="grid" gap="1" fontSize="sm" overflowWrap="anywhere">
      {fit === 'awaited' && (
        <chakra.p color="fg.muted">
          Checking whether {they} your {name}.
        </chakra.p>
      )}
      {fit === 'lost' && (
        <p>
          Whether {they} your {name} could not be looked up.{' '}
          <LinkButton onClick={onRetry}>Check again</LinkButton>
        </p>
      )}
      {fit === 'known' &&
        counts.map(({ verdict, text }, place) => (
          <VerdictSentence
            key={verdict}
            verdict={verdict}
            word={place > 0 ? text : `${text}${verdict === 'UNKNOWN' ? ' for' : ''} your ${name}`}
          />
        ))}
    </chakra.div>
  );
}
