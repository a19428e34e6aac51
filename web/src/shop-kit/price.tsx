import { chakra } from '#shared/ui/chakra';
import { formatMoney } from '#shared/format/money';

const Figure = chakra('span', { base: { textStyle: 'price' } });

type PriceProps = React.ComponentProps<typeof Figure> & {
  /** Amount as the API sends it: "129.80". */
  amount: string;
};

/** A decisive amount, in display type. Per unit unless the text next to it says otherwise. */
export function Price({ amount, ...props }: PriceProps) {
  return <Figure {...props}>{formatMoney(amount)}</Figure>;
}
