import { carName } from './car-name';
import type { FitReceiptFragment } from './fit-receipt.generated';
import { VerdictSentence } from './verdict-sentence';
import { verdictOfCar } from './verdict-label';

interface FitReceiptLineProps {
  receipt: FitReceiptFragment;
  /** Omits the reason, where there is no room for it. */
  short?: boolean;
  /** Text for admins: the car is the customer's. */
  forAdmin?: boolean;
  /** Black on white. */
  onPaper?: boolean;
}

/** The verdict at the time of the order: "Fits your 2016 Honda Civic 2.0 l · Front, Civic 2016 to 2021". */
export function FitReceiptLine({
  receipt,
  short = false,
  forAdmin = false,
  onPaper = false,
}: FitReceiptLineProps) {
  const { verdict, reason, car } = receipt;
  return (
    <VerdictSentence
      verdict={verdict}
      word={verdictOfCar(verdict, carName(car), forAdmin ? "the customer's" : 'your')}
      onPaper={onPaper}
    >
      {!short && <> · {reason}</>}
    </VerdictSentence>
  );
}
