import { useForm } from 'react-final-form';
import { formatCount } from '#shared/format/count';
import { Button } from '#shared/ui/button';
import { quantityProblem } from '#shop-kit/quantity';
import type { OrderLabel_PartFragment } from './order-label.generated';

interface SmallerOrderProps {
  part: OrderLabel_PartFragment;
  /** The largest quantity that the shop sets aside for this customer now. */
  limit: number;
}

/** Puts the largest possible quantity into the form, where that is enough for an order. */
export function SmallerOrder({ part, limit }: SmallerOrderProps) {
  const form = useForm();
  if (quantityProblem(String(limit), part)) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      mt="2"
      onClick={() => {
        form.change('quantity', String(limit));
      }}
    >
      Choose {formatCount(limit)}
    </Button>
  );
}
