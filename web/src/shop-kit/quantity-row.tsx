import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { ErrorText } from '#shared/forms/field-frame';
import { useFieldId } from '#shared/forms/form-id';
import { chakra } from '#shared/ui/chakra';
import { QuantityStepper } from '#shared/ui/quantity-stepper';

interface QuantityRowProps {
  name: string;
  label: string;
  /** Problem of the entered quantity; else the allowed range. */
  problem: string | undefined;
  hint: string;
  /** Limits minus and plus; unlimited without it. */
  range?: { min: number; max: number };
  /** Total price. */
  children: ReactNode;
}

/** Number of units, as a field of the enclosing form, and next to it their total price. */
export function QuantityRow({ name, label, problem, hint, range, children }: QuantityRowProps) {
  const { input } = useField<string>(name, { subscription: { value: true } });
  const id = useFieldId(name);
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
          {label}
        </chakra.label>
        <QuantityStepper
          id={id}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={problem !== undefined}
          describedBy={`${id}-hint`}
          range={range}
        />
        <chakra.div
          id={`${id}-hint`}
          minHeight="1lh"
          maxW="20rem"
          fontSize="sm"
          color="fg.muted"
          textStyle="number"
        >
          {problem ? <ErrorText>{problem}</ErrorText> : hint}
        </chakra.div>
      </chakra.div>
      <chakra.p flex="1 1 8rem" textAlign="right" aria-live="polite" aria-atomic>
        {children}
      </chakra.p>
    </chakra.div>
  );
}
