import { AppForm } from '#shared/forms/app-form';
import { ErrorText } from '#shared/forms/field-frame';
import { TextField } from '#shared/forms/text-field';
import { normalizeEmail, validEmail, validPassword } from '#shared/forms/validators';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { ForgotPassword } from './forgot-password';
import { providerSentence } from './provider-sentence';
import { SendLink } from './send-link';

interface LoginValues {
  email: string;
  password: string;
}

const empty: LoginValues = { email: '', password: '' };

interface LoginFormProps {
  /** The provider's last refusal, of whichever control. */
  refusal: string | undefined;
  onRefusal: (sentence: string | undefined) => void;
  onDone: () => void;
  /** Page that an emailed link leads to; undefined: the home page. */
  from: string | undefined;
}

/** Email and password, and the way to a new password. `onDone` is called once the session is open. */
export function LoginForm({ refusal, onRefusal, onDone, from }: LoginFormProps) {
  const session = useSession();

  async function logIn({ email, password }: LoginValues) {
    onRefusal(undefined);
    try {
      await session.logIn({ email: normalizeEmail(email), password });
      onDone();
    } catch (thrown) {
      onRefusal(providerSentence(thrown));
    }
    return undefined;
  }

  return (
    <AppForm<LoginValues>
      label="Login"
      initialValues={empty}
      validate={({ email, password }) => ({ email: validEmail(email), password: validPassword(password) })}
      onSubmit={logIn}
    >
      {({ busy }) => (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            action={<ForgotPassword onRefusal={onRefusal} />}
          />
          {refusal && <ErrorText role="alert">{refusal}</ErrorText>}
          <Button type="submit" size="lg" shape="full" busy={busy}>
            Login
          </Button>
          <SendLink from={from} onRefusal={onRefusal} />
        </>
      )}
    </AppForm>
  );
}
