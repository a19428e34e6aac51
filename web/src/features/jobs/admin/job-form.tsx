import { RowFormActions } from '#shared/data-table/row-form-actions';
import { AppForm } from '#shared/forms/app-form';
import { FieldGrid } from '#shared/forms/field-grid';
import { EditedInPlace } from '#shared/unsaved-changes/unsaved-changes-guard';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { jobInputLimits, saveJobLimits } from '#shared/gql/admin-limits.generated';
import { categories } from '#shop-kit/categories';
import { jobProblems, type JobValues, longestWords } from './job-values';
import { SlotFields } from './slot-fields';

const options = categories.map(({ id, label }) => ({ value: id, label }));

interface JobFormProps {
  /** Names the form. */
  label: string;
  initialValues: JobValues;
  /** The keys of other jobs. */
  taken: readonly string[];
  onSave: (values: JobValues) => Promise<string | undefined>;
  onCancel: () => void;
  /** Omitted where there is no job yet. */
  onRemove?: () => void;
}

/** A job where it is edited: Save is its one main action, Escape lets it be. */
export function JobForm({ label, initialValues, taken, onSave, onCancel, onRemove }: JobFormProps) {
  return (
    <EditedInPlace onCancel={onCancel}>
      <AppForm<JobValues>
        label={label}
        initialValues={initialValues}
        validate={jobProblems(taken)}
        onSubmit={onSave}
      >
        {({ busy }) => (
          <>
            <FieldGrid>
              <TextField name="title" label="Title" autoComplete="off" maxLength={jobInputLimits.title.max} />
              <TextField
                name="key"
                label="Key"
                autoComplete="off"
                maxLength={saveJobLimits.key.max}
                readOnly={onRemove !== undefined}
                hint="URL handle, such as front-brakes. It can't be changed later."
              />
              <div className="wide">
                <TextField
                  name="description"
                  label="Description"
                  autoComplete="off"
                  maxLength={jobInputLimits.description.max}
                  optional
                  multiline
                />
              </div>
              <SelectField
                name="category"
                label="Category"
                placeholder="No category"
                options={options}
                hint="The job is offered on this category's page"
                optional
              />
              <TextField
                name="place"
                label="Sort order"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                hint="Lower numbers are listed first"
              />
              <div className="wide">
                <TextField
                  name="words"
                  label="Other names"
                  autoComplete="off"
                  maxLength={longestWords}
                  hint="One per line. Searches for these names find the job."
                  optional
                  multiline
                />
              </div>
            </FieldGrid>
            <SlotFields />
            <RowFormActions what="job" busy={busy} onCancel={onCancel} onRemove={onRemove} />
          </>
        )}
      </AppForm>
    </EditedInPlace>
  );
}
