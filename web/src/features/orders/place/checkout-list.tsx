import { formatCount } from '#shared/format/count';
import { formatMoney, multiply } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { type FitKnowledge, FitOfParts } from '#shop-kit/car/fit-of-parts';
import { VerdictLine } from '#shop-kit/car/verdict-line';
import { ChangeLine } from '#shop-kit/change-line';
import { paths } from '#shop-kit/paths';
import { ShortLine, ShortLines } from '#shop-kit/short-lines';
import type { CheckoutLine } from './checkout-lines';
import { countsOf } from './purchase-sums';

interface CheckoutListProps {
  lines: readonly CheckoutLine[];
  car: ChosenCar | null;
  fit: FitKnowledge;
  onRecheck: () => void;
  /** Whether the customer wants a line left out. */
  isLeftOut: (line: CheckoutLine) => boolean;
  onLeaveOut: (line: CheckoutLine, isOut: boolean) => void;
}

/** The parts to be ordered, and how many fit the car; for those that don't fit, why. */
export function CheckoutList(props: CheckoutListProps) {
  const { lines, car, fit, onRecheck, isLeftOut, onLeaveOut } = props;
  const counted = lines.filter((line) => line.quantity > 0 && !isLeftOut(line));
  return (
    <chakra.div display="grid" gap="2.5">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        alignItems="center"
      >
        <chakra.h2 textStyle="h3">
          {counted.length === 1 && '1 part, '}
          {countsOf(counted)}
        </chakra.h2>
        <TextLink py="1" to={paths.cart.to()}>
          Change in the cart
        </TextLink>
      </chakra.div>
      {car && (
        <FitOfParts
          car={car}
          fit={fit}
          verdicts={counted.map(({ item }) => item.found.part?.fitment?.verdict)}
          onRetry={onRecheck}
        />
      )}
      <ShortLines aria-label="Parts to order">
        {lines.map((line) => (
          <Line
            key={line.partId}
            line={line}
            isLeftOut={isLeftOut(line)}
            onLeaveOut={(isOut) => onLeaveOut(line, isOut)}
          />
        ))}
      </ShortLines>
    </chakra.div>
  );
}

interface LineProps {
  line: CheckoutLine;
  isLeftOut: boolean;
  onLeaveOut: (isOut: boolean) => void;
}

function Line({ line, isLeftOut, onLeaveOut }: LineProps) {
  const { item, quantity, expectedUnitPrice, refused } = line;
  const { product, part } = item.found;
  const isOut = isLeftOut || quantity === 0;
  const amount = multiply(expectedUnitPrice, quantity);
  const fitment = part?.fitment;
  return (
    <ShortLine
      part={part}
      name={product}
      facts={`${formatCount(quantity || (refused?.quantity ?? 0))} × ${formatMoney(expectedUnitPrice)}`}
      amount={quantity === 0 && refused ? refused.amount : amount}
      formerAmount={refused && !isOut && refused.amount !== amount ? refused.amount : undefined}
      out={isOut}
      marked={refused !== undefined}
    >
      {fitment && fitment.verdict !== 'FITS' && !isOut && <VerdictLine verdict={fitment} />}
      {refused && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          {isLeftOut ? (
            <ChangeLine kind="refused" word="Saved for later.">
              {' It stays in your cart.'}
            </ChangeLine>
          ) : (
            <ChangeLine kind="refused" {...refused.news}>
              {refused.news.more && ` ${refused.news.more}`}
            </ChangeLine>
          )}
          {quantity > 0 && (
            <LinkButton
              fontSize="sm"
              color="fg.muted"
              minHeight={{ base: 'control', md: '6' }}
              aria-label={`${isLeftOut ? 'Include' : 'Save for later'} ${product}`}
              onClick={() => onLeaveOut(!isLeftOut)}
            >
              {isLeftOut ? 'Include' : 'Save for later'}
            </LinkButton>
          )}
        </chakra.div>
      )}
    </ShortLine>
  );
}
