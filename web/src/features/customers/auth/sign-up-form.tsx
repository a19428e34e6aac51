import { useState } from 'react';
import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { ErrorText } from '#shared/forms/field-frame';
import { TextField } from '#shared/forms/text-field';
import { nameProblem, normalizeEmail, validEmail, validPassword } from '#shared/forms/validators';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { LinkButton } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { providerSentence } from './provider-sentence';
import { SendLink } from './send-link';

interface SignUpValues {
  name: string;
  email: string;
  password: string;
}

const empty: SignUpValues = { name: '', email: '', password: '' };

interface SignUpFormProps {
  refusal: string | undefined;
  onRefusal: (sentence: string | undefined) => void;
  onDone: () => void;
  /** Page that an emailed link leads to; undefined: the home page. */
  from: string | undefined;
}

/** Name, email and password of a new account. `onDone` is called once the session is open. */
export function SignUpForm({ refusal, onRefusal, onDone, from }: SignUpFormProps) {
  const session = useSession();
  const [shown, setShown] = useState(false);

  async function signUp({ name, email, password }: SignUpValues) {
    onRefusal(undefined);
    try {
      const isMailed = await session.signUp({ name: trimText(name), email: normalizeEmail(email), password });
      if (isMailed) notify.success('Verification email sent');
      else
        notify.error(
          "Your account is created, but we couldn't send the verification email. Send it again from My Profile.",
        );
      onDone();
    } catch (thrown) {
      onRefusal(providerSentence(thrown));
    }
    return undefined;
  }

  return (
    <AppForm<SignUpValues>
      label="Sign up"
      initialValues={empty}
      validate={({ name, email, password }) => ({
        name: nameProblem(name),
        email: validEmail(email),
        password: validPassword(password),
      })}
      onSubmit={signUp}
    >
      {({ busy }) => (
        <>
          <TextField name="name" label="Name" autoComplete="name" />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <TextField
            name="password"
            label="Password"
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            hint="6 characters or longer"
            action={
              <LinkButton
                strong
                aria-pressed={shown}
                aria-label="Show password"
                onClick={() => setShown(!shown)}
              >
                {shown ? 'Hide' : 'Show'}
              </LinkButton>
            }
          />
          {refusal && <ErrorText role="alert">{refusal}</ErrorText>}
          <Button type="submit" size="lg" shape="full" busy={busy}>
            Sign Up
          </Button>
          <SendLink from={from} onRefusal={onRefusal} />
        </>
      )}
    </AppForm>
  );
}
