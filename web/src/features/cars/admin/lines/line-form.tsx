import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { RowFormActions } from '#shared/data-table/row-form-actions';
import { AppForm } from '#shared/forms/app-form';
import { Choice } from '#shared/forms/choice';
import { EditedInPlace } from '#shared/unsaved-changes/unsaved-changes-guard';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { chakra } from '#shared/ui/chakra';
import { fitmentInputLimits } from '#shared/gql/admin-limits.generated';
import { CarFields } from './car-fields';
import { lineProblems, type LineValues } from './line-values';
import { positionOptions } from './format-line';
import { QuestionFields } from './question-fields';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3.5',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    '& > .two': { gridColumn: 'span 2' },
    // These two fill the rest of their lines.
    '& > .position': { gridColumn: { base: 'span 2', md: 'span 3' } },
    '& > .note': { gridColumn: { base: 'span 2', xl: 'span 4' } },
    '& > fieldset ~ .note': { gridColumn: 'span 2' },
    '& > .whole': { gridColumn: '1 / -1' },
  },
});

interface LineFormProps {
  /** Names the form: "Honda Civic 2016 to 2021", "Another car". */
  label: string;
  initialValues: LineValues;
  onSave: (values: LineValues) => Promise<string | undefined>;
  onCancel: () => void;
  /** Omitted where there is no row yet. */
  onRemove?: () => void;
  /** Information to show before saving, above the buttons. */
  children?: ReactNode;
}

/** A row of the list where it is edited: Save is its one main action, Escape lets it be. */
export function LineForm(props: LineFormProps) {
  const { label, initialValues, onSave, onCancel, onRemove, children } = props;
  return (
    <EditedInPlace onCancel={onCancel}>
      <AppForm<LineValues>
        label={label}
        initialValues={initialValues}
        validate={lineProblems}
        onSubmit={onSave}
      >
        {({ busy }) => (
          <>
            <Grid>
              <CarFields />
              <TextField
                name="units"
                label="Qty per car"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                optional
              />
              <div className="position">
                <SelectField
                  name="position"
                  label="Position"
                  placeholder="None"
                  options={positionOptions}
                  optional
                />
              </div>
              <QuestionFields />
              <div className="note">
                <TextField
                  name="note"
                  label="Note"
                  autoComplete="off"
                  maxLength={fitmentInputLimits.note.max}
                  optional
                />
              </div>
              <div className="whole">
                <ExcludesField />
              </div>
            </Grid>
            {children}
            <RowFormActions what="row" busy={busy} onCancel={onCancel} onRemove={onRemove} />
          </>
        )}
      </AppForm>
    </EditedInPlace>
  );
}

function ExcludesField() {
  const { input } = useField<boolean>('excludes', { subscription: { value: true } });
  return (
    <Choice type="checkbox" name="excludes" value="yes" checked={input.value} onChange={input.onChange}>
      Excluded: does not fit this car
    </Choice>
  );
}
