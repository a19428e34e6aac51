import { use, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { FormId } from './form-id';

/** After a submit that was refused for one of its fields, focus goes to the field, which says why. */
export function RefusedField() {
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
