import { useField } from 'react-final-form';
import { formatCount } from '#shared/format/count';
import { multiply } from '#shared/format/money';
import { ErrorText } from '#shared/forms/field-frame';
import { useFieldId } from '#shared/forms/form-id';
import { chakra } from '#shared/ui/chakra';
import { QuantityStepper } from '#shared/ui/quantity-stepper';
import { Price } from '#shop-kit/price';
import { readQuantity } from '#shop-kit/quantity';
import { units } from '#shop-kit/units';

/** What is wrong with a number of units to send back, of which there are `most`. */
export function unitsProblem(typed: string | undefined, most: number): string | undefined {
  const count = readQuantity(typed ?? '');
  if (count !== null && count >= 1 && count <= most) return undefined;
  return most === 1
    ? 'Only 1 piece can be returned'
    : `Between 1 and ${formatCount(most)} pieces can be returned`;
}

interface UnitsFieldProps {
  /** How many there are to return. */
  most: number;
  unitPrice: string;
}

/** How many units are to come back, and how much they were. */
export function UnitsField({ most, unitPrice }: UnitsFieldProps) {
  const { input } = useField<string>('units', { subscription: { value: true } });
  const id = useFieldId('units');
  const problem = unitsProblem(input.value, most);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      columnGap="6"
      alignItems="end"
      justifyContent="space-between"
    >
      <chakra.div display="grid" gap="1.5">
        <chakra.label htmlFor={id} fontWeight="semibold" fontSize="base">
          How many?
        </chakra.label>
        <QuantityStepper
          id={id}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={problem !== undefined}
          describedBy={`${id}-hint`}
          range={{ least: 1, most }}
        />
        <chakra.div id={`${id}-hint`} minHeight="1lh" fontSize="sm" color="fg.muted" textStyle="number">
          {problem ? (
            <ErrorText>{problem}</ErrorText>
          ) : most === 2 ? (
            '1 or 2 pieces'
          ) : most === 1 ? (
            units(1)
          ) : (
            `1 to ${units(most)}`
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p flex="1 1 8rem" textAlign="right" aria-live="polite" aria-atomic>
        <chakra.span color="fg.muted" fontSize="sm">
          To go back to your card
        </chakra.span>
        <br />
        {problem ? (
          <chakra.span color="fg.muted">No amount</chakra.span>
        ) : (
          <Price amount={multiply(unitPrice, Number(input.value))} fontSize="2xl" />
        )}
      </chakra.p>
    </chakra.div>
  );
}
