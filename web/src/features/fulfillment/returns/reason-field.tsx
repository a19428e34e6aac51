import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { ChoiceBox } from '#shared/forms/choice';
import { ErrorText } from '#shared/forms/field-frame';
import { useFieldId } from '#shared/forms/form-id';
import { RadioCard } from '#shared/forms/radio-card';
import type { ReturnReason } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { reasons } from './return-labels';

/** Reason for a return; nothing is chosen until the user does. */
export function ReasonField({ aboutFit }: { aboutFit: ReactNode }) {
  const { input, meta } = useField<string>('reason', {
    subscription: { value: true, touched: true, error: true },
  });
  const id = useFieldId('reason');
  const error = meta.touched ? (meta.error as string | undefined) : undefined;
  return (
    <chakra.fieldset display="grid" gap="2" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend mb="2" fontWeight="semibold" fontSize="base">
        Reason
      </chakra.legend>
      {(Object.keys(reasons) as ReturnReason[]).map((reason, index) => (
        <RadioCard key={reason}>
          <ChoiceBox
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={input.value === reason}
            aria-invalid={error ? true : undefined}
            onChange={() => input.onChange(reason)}
          />
          <span>
            <b>{reasons[reason]}</b>
            {reason === 'DOES_NOT_FIT' && input.value === reason && (
              <chakra.small display="block" fontSize="sm" color="fg.muted" lineHeight="cell">
                {aboutFit}
              </chakra.small>
            )}
          </span>
        </RadioCard>
      ))}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </chakra.fieldset>
  );
}
