import { createContext, use, useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Of the forms within, each one's answer whether something in it is not saved; undefined where no one asks. */
export const FormsWithin = createContext<Set<() => boolean> | undefined>(undefined);

type Values = Readonly<Record<string, unknown>>;

/** Lets what stands around the form know whether something in it is not saved. */
export function TypedReport() {
  const forms = use(FormsWithin);
  const form = useForm<Values>();
  useEffect(
    function report() {
      const isUnsaved = () => {
        const { values, initialValues, submitting, submitSucceeded, dirtySinceLastSubmit } = form.getState();
        if (submitting || (submitSucceeded && !dirtySinceLastSubmit)) return false;
        return isChanged(initialValues ?? {}, values, form.getRegisteredFields());
      };
      forms?.add(isUnsaved);
      return () => {
        forms?.delete(isUnsaved);
      };
    },
    [forms, form],
  );
  return null;
}

/** Whether a field, or one inside it, has another value: which button was pressed is no one's text. A field that was emptied is missing. */
const isChanged = (before: Values, after: Values, fields: readonly string[]) =>
  [...new Set(fields.map((name) => name.split(/[.[]/, 1)[0] ?? name))].some(
    (field) => JSON.stringify(before[field] ?? '') !== JSON.stringify(after[field] ?? ''),
  );
