import { useFormState } from 'react-final-form';
import { ErrorText } from './field-frame';

/** What the provider or the shop answered to the last submit: red, read out at once, directly above the submit button. */
export function SubmitError() {
  const { submitError, submitting } = useFormState({ subscription: { submitError: true, submitting: true } });
  if (!submitError || submitting) return null;
  return <ErrorText role="alert">{submitError as string}</ErrorText>;
}
