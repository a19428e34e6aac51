import { createContext, use, useEffect } from 'react';
import { useForm } from 'react-final-form';

/** For each form inside, whether it has unsaved input; undefined where nothing listens. */
export const FormsWithin = createContext<Set<() => boolean> | undefined>(undefined);

type Values = Readonly<Record<string, unknown>>;

/** Reports to the surroundings of the form whether it has unsaved input. */
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

/** Whether a value differs, at any depth; ignores which button was clicked. An emptied field is missing. */
const isChanged = (before: Values, after: Values, fields: readonly string[]) =>
  [...new Set(fields.map((name) => name.split(/[.[]/, 1)[0] ?? name))].some(
    (field) => JSON.stringify(before[field] ?? '') !== JSON.stringify(after[field] ?? ''),
  );
