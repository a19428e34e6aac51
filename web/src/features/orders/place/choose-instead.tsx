import { useForm } from 'react-final-form';
import { formatCount } from '#shared/format/count';
import { Button } from '#shared/ui/button';
import { quantityProblem } from '#shop-kit/quantity';
import type { OrderLabel_PartFragment } from './order-label.generated';

interface ChooseInsteadProps {
  part: OrderLabel_PartFragment;
  /** What the shop takes in place of the quantity that it refused. */
  quantity: number;
}

/** Puts another quantity into the form, where an order can have it. */
export function ChooseInstead({ part, quantity }: ChooseInsteadProps) {
  const form = useForm();
  const text = String(quantity);
  if (quantityProblem(text, part)) return null;
  return (
    <Button variant="outline" size="sm" mt="2" onClick={() => form.change('quantity', text)}>
      Choose {formatCount(quantity)}
    </Button>
  );
}
