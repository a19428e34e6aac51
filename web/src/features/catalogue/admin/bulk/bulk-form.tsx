import { useField } from 'react-final-form';
import { AppForm } from '#shared/forms/app-form';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { FormActions } from '#shared/unsaved-changes/modal-form';
import { bulkChangeRuleInputLimits } from '#shared/gql/admin-limits.generated';
import { bulkProblems, priceKinds, stockKinds, takenBy, type BulkValues } from './bulk-values';

const labels = {
  percent: {
    label: 'Percent',
    hint: 'For example 2.5. Prices are rounded to the nearest cent, half cents up',
  },
  amount: { label: 'Amount', hint: 'In dollars, for example 4.90' },
  units: { label: 'Quantity', hint: 'Per product' },
};

/** Empty until a kind of change is chosen. */
function ValueField() {
  const { input } = useField<string>('kind', { subscription: { value: true } });
  const takes = takenBy(input.value);
  return (
    takes && (
      <TextField
        key={takes}
        name="value"
        {...labels[takes]}
        autoComplete="off"
        inputMode={takes === 'units' ? 'numeric' : 'decimal'}
      />
    )
  );
}

interface BulkFormProps {
  of: 'prices' | 'stock';
  typed: BulkValues;
  onSubmit: (values: BulkValues) => Promise<string | undefined>;
  onCancel: () => void;
}

/** Form for the change of each selected product. */
export function BulkForm({ of, typed, onSubmit, onCancel }: BulkFormProps) {
  return (
    <AppForm<BulkValues>
      label={`Change ${of}`}
      initialValues={typed}
      validate={bulkProblems}
      onSubmit={onSubmit}
    >
      {({ busy }) => (
        <>
          <SelectField
            name="kind"
            label="Change"
            placeholder="Choose"
            options={of === 'prices' ? priceKinds : stockKinds}
          />
          <ValueField />
          {of === 'stock' && (
            <TextField
              name="reason"
              label="Reason"
              autoComplete="off"
              maxLength={bulkChangeRuleInputLimits.reason.max}
              hint="Logged with your name"
            />
          )}
          <FormActions yes="Preview" busy={busy} onCancel={onCancel} />
        </>
      )}
    </AppForm>
  );
}
