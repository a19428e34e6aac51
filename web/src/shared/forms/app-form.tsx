import { FORM_ERROR } from 'final-form';
import { useId, useMemo, type SubmitEvent, type ReactNode, use, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Form, useFormState } from 'react-final-form';
import { chakra } from '#shared/ui/chakra';
import { blurAfterClick } from './blur-after-click';
import { ErrorSummary } from './error-summary';
import { FormId } from './form-id';
import { TypedReport } from './typed-report';

/** After a submit that was refused for one of its fields, focus goes to the field, which says why. */
function RefusedField() {
  const formId = use(FormId);
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });

  useEffect(
    function focusIt() {
      const [name] = Object.keys(submitErrors ?? {});
      if (name) document.getElementById(`${formId}-${name}`)?.focus();
    },
    [formId, submitErrors],
  );

  return null;
}

/** A sentence for each field that is wrong; the others are absent or undefined. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string | undefined>>;

interface AppFormProps<Values> {
  /** Names the form for readers of the page. */
  label: string;
  initialValues: Values;
  validate: (values: Partial<Values>) => FieldErrors<Values>;
  /** Returns why it was refused: a sentence to show above the submit button, or at its fields; nothing on success. */
  onSubmit: (values: Values) => Promise<string | FieldErrors<Values> | undefined>;
  /** `errors` are those that hold now, whether they show or not. */
  children: (state: { busy: boolean; errors: FieldErrors<Values> }) => ReactNode;
}

const FormGrid = chakra('form', {
  base: {
    display: 'grid',
    gap: '1.125rem',
    '@media (scripting: none)': { '& [type=submit]': { display: 'none' } },
  },
});

/**
 * A form of the shop: real `<form>`, errors as text next to their fields, focus on the first invalid field when it
 * is sent too early. The input is kept whatever happens.
 */
export function AppForm<Values extends object>(props: AppFormProps<Values>) {
  const { label, initialValues, validate, onSubmit, children } = props;
  const formId = useId();
  const decorators = useMemo(() => [blurAfterClick<Values>()], []);
  return (
    <Form<Values>
      initialValues={initialValues}
      // New object, same values: a background refresh must not wipe out what was typed.
      initialValuesEqual={(a, b) => JSON.stringify(a) === JSON.stringify(b)}
      keepDirtyOnReinitialize
      decorators={decorators}
      validate={(values) => dropEmpty(validate(values))}
      onSubmit={async (values) => {
        const refusal = await onSubmit(values);
        return typeof refusal === 'string' ? { [FORM_ERROR]: refusal } : refusal;
      }}
      subscription={{ submitting: true, errors: true }}
      render={({ handleSubmit, submitting, errors }) => (
        <FormId value={formId}>
          <FormGrid
            noValidate
            // The browser must not send it: a password would be in a URL. Clicks before JavaScript loads are kept.
            method="dialog"
            aria-label={label}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              const form = event.currentTarget;
              // Errors must be rendered before the first of them can take focus.
              flushSync(() => void handleSubmit(event));
              form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
            }}
          >
            <TypedReport />
            <ErrorSummary />
            <RefusedField />
            {children({ busy: submitting === true, errors: (errors ?? {}) as FieldErrors<Values> })}
            <noscript>
              <p>Submitting this form requires JavaScript.</p>
            </noscript>
          </FormGrid>
        </FormId>
      )}
    />
  );
}

const dropEmpty = <Values,>(errors: FieldErrors<Values>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
