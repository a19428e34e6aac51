import { useForm } from 'react-final-form';
import { useFieldId } from '#shared/forms/form-id';
import { normalizeEmail, validEmail } from '#shared/forms/validators';

/**
 * Takes the email out of the form around it, for what is sent without sending the form. Undefined where there is none yet: then the field has
 * focus and says what is wrong.
 */
export function useTypedEmail(onRefusal: (sentence: string | undefined) => void) {
  const form = useForm();
  const emailId = useFieldId('email');

  return () => {
    const email = (form.getFieldState('email')?.value ?? '') as string;
    onRefusal(email.trim() ? undefined : 'Please enter your email address!');
    if (!validEmail(email)) return normalizeEmail(email);
    // Leaving the field shows what is wrong with its value.
    if (email.trim()) form.blur('email');
    document.getElementById(emailId)?.focus();
    return undefined;
  };
}
