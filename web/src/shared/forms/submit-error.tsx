import { useFormState } from 'react-final-form';
import { ErrorText } from './field-frame';

/** Why the last submit did not go through: red, read out at once, directly above the submit button. */
export function SubmitError() {
  const state = useFormState({ subscription: { submitError: true, submitting: true } });
  const sentence = state.submitError as string | undefined;
  return sentence && !state.submitting ? <ErrorText role="alert">{sentence}</ErrorText> : null;
}
