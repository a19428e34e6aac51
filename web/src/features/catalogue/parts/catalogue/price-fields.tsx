import { chakra } from '#shared/ui/chakra';
import { useId, useState } from 'react';
import { formatMoney, largestAmount } from '#shared/format/money';
import { isAboveLargest, readMoney } from '#shared/format/read-money';
import { ErrorText } from '#shared/forms/field-frame';
import { Input } from '#shared/forms/input';
import { shortPrice } from '#shop-kit/catalogue-view';

export interface PriceRange {
  minPrice: string | null;
  maxPrice: string | null;
}

/** Texts of the two fields. */
export interface PriceTexts {
  min: string;
  max: string;
}

/** Texts of the fields for a range. */
export const priceTexts = ({ minPrice, maxPrice }: PriceRange): PriceTexts => ({
  min: minPrice ? shortPrice(minPrice) : '',
  max: maxPrice ? shortPrice(maxPrice) : '',
});

const isPrice = (text: string) => text.trim() === '' || readMoney(text) !== null;

/** The range in the fields; null when one of them is not a price. The lower price comes first. */
export function readRange({ min, max }: PriceTexts): PriceRange | null {
  if (!isPrice(min) || !isPrice(max)) return null;
  const [low, high] = [readMoney(min), readMoney(max)];
  return low !== null && high !== null && Number(low) > Number(high)
    ? { minPrice: high, maxPrice: low }
    : { minPrice: low, maxPrice: high };
}

/** The boxes' texts; they follow when the range changes elsewhere. */
export function usePriceTexts({ minPrice, maxPrice }: PriceRange) {
  const [texts, setTexts] = useState(() => priceTexts({ minPrice, maxPrice }));
  const [shown, setShown] = useState({ minPrice, maxPrice });
  if (shown.minPrice !== minPrice || shown.maxPrice !== maxPrice) {
    setShown({ minPrice, maxPrice });
    setTexts(priceTexts({ minPrice, maxPrice }));
  }
  return [texts, setTexts] as const;
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gap: '2',
    alignItems: 'center',
    pt: '2',
    '& input': { textStyle: 'number' },
  },
});

interface PriceFieldsProps {
  texts: PriceTexts;
  onChange: (texts: PriceTexts) => void;
  /** Shows errors now; none are shown while the user types. */
  complain: boolean;
}

/** Price from and to, in dollars. */
export function PriceFields({ texts, onChange, complain }: PriceFieldsProps) {
  const id = useId();
  const isWrong = complain && readRange(texts) === null;
  const field = (name: 'min' | 'max', label: string, placeholder: string) => (
    <Input
      name={name}
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      value={texts[name]}
      aria-invalid={(complain && !isPrice(texts[name])) || undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
        onChange({ ...texts, [name]: event.currentTarget.value })
      }
    />
  );
  return (
    <>
      <Pair>
        {field('min', 'Minimum price in dollars', '$ from')}
        <chakra.span color="fg.subtle">to</chakra.span>
        {field('max', 'Maximum price in dollars', '$ to')}
      </Pair>
      {isWrong && (
        <ErrorText id={`${id}-error`} mt="2">
          {isAboveLargest(texts.min) || isAboveLargest(texts.max)
            ? `No part costs more than ${formatMoney(largestAmount)}.`
            : 'Enter a price such as 12 or 12.50.'}
        </ErrorText>
      )}
    </>
  );
}
