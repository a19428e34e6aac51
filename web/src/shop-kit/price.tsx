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

/** What it comes to, ruled off from what it comes from: a word, and the price. */
export const SumLine = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '3.5',
  },
});
