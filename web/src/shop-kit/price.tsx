import { chakra } from '#shared/ui/chakra';
import { formatMoney } from '#shared/format/money';

const Figure = chakra('span', { base: { textStyle: 'price' } });

type PriceProps = React.ComponentProps<typeof Figure> & {
  /** As the API sends it: "129.80". */
  amount: string;
};

/** An amount that decides something, in display type. Per unit unless the words beside it say otherwise. */
export function Price({ amount, ...props }: PriceProps) {
  return <Figure {...props}>{formatMoney(amount)}</Figure>;
}
