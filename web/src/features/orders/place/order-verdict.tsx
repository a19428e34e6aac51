import { VerdictLine } from '#shop-kit/car/verdict-line';
import { useOrderVerdict } from './use-order-verdict';

/** Whether what is about to be ordered fits the reader's car, in a line; nothing without a car. */
export function OrderVerdict({ partId }: { partId: string }) {
  const { verdict } = useOrderVerdict(partId, { follows: true });
  return verdict ? <VerdictLine verdict={verdict} /> : null;
}
