import { useState } from 'react';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { nameProblem, normalizeEmail, validEmail } from '#shared/forms/validators';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { trimText } from '#shared/format/visible-text';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Spinner } from '#shared/ui/spinner';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { LinkSent, SendAgain } from './link-sent';
import { providerSentence } from './provider-sentence';
import { useLogInByLink } from './use-log-in-by-link';
import { useSendLink } from './use-send-link';

interface LogInByLinkProps {
  /** The whole URL that the email led to. */
  link: string;
  cart: string | null;
  /** Page to open once logged in; undefined: the home page. */
  from: string | undefined;
  onDone: () => void;
}

/** Page behind an emailed link: logs in, asks for what is missing, or says why it can't. */
export function LogInByLink({ from, ...link }: LogInByLinkProps) {
  const { step, logIn, provideName } = useLogInByLink(link);
  switch (step.at) {
    case 'working':
      return (
        <chakra.p role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
          <Spinner aria-hidden />
          Logging you in…
        </chakra.p>
      );
    case 'asking':
      return <AskForEmail refusal={step.refusal} onEmail={logIn} />;
    case 'over':
      return <NewLink email={step.email} from={from} />;
    case 'unanswered':
      return (
        <ErrorBlock title="You're not logged in yet." onRetry={step.tryAgain}>
          {step.why}
        </ErrorBlock>
      );
    case 'refused':
      return (
        <Note kind="error" role="alert" title="You're not logged in.">
          <span>{step.sentence}</span>
          <TextLink strong to={paths.login.to({ from })}>
            Go to the login page
          </TextLink>
        </Note>
      );
    case 'naming':
      return <Naming onName={provideName} onLater={link.onDone} />;
  }
}

/** The email of the link, where this browser does not know it. */
function AskForEmail({ refusal, onEmail }: { refusal?: string; onEmail: (email: string) => Promise<void> }) {
  return (
    <AppForm<{ email: string }>
      label="Log in by link"
      initialValues={{ email: '' }}
      validate={({ email }) => ({ email: validEmail(email) })}
      onSubmit={async ({ email }) => {
        await onEmail(normalizeEmail(email));
        return undefined;
      }}
    >
      {({ busy }) => (
        <>
          <chakra.p color="fg.muted">
            This link was requested in another browser. Enter the email address it was sent to, so that no one
            can log you in to their account.
          </chakra.p>
          {refusal && (
            <Note kind="error" role="alert" title={refusal}>
              <span>Enter the email address that received the link.</span>
            </Note>
          )}
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <Button type="submit" size="lg" shape="full" busy={busy}>
            Log in
          </Button>
        </>
      )}
    </AppForm>
  );
}

/** A link that is over, and the way to another. */
function NewLink({ email, from }: { email: string; from: string | undefined }) {
  const { sent, send } = useSendLink(from);
  const [first] = useState({ email });
  const note = useFocusWhenShown<HTMLDivElement>();

  async function ask(typed: string): Promise<string | undefined> {
    try {
      await send({ email: normalizeEmail(typed) });
      return undefined;
    } catch (thrown) {
      return providerSentence(thrown);
    }
  }

  return (
    <AppForm<typeof first>
      label="Send a new link"
      initialValues={first}
      validate={(values) => ({ email: validEmail(values.email) })}
      onSubmit={(values) => ask(values.email)}
    >
      {({ busy }) => (
        <>
          {sent ? (
            <LinkSent email={sent.email} />
          ) : (
            <Note
              ref={note}
              kind="warning"
              role="alert"
              tabIndex={-1}
              outline="none"
              title="This link has expired or was already used."
            >
              <span>Each link works once. We can send you a new one.</span>
            </Note>
          )}
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <SubmitError />
          {sent ? (
            <SendAgain sent={sent} type="submit" busy={busy} />
          ) : (
            <Button type="submit" size="lg" shape="full" busy={busy}>
              Send new link
            </Button>
          )}
          <chakra.p textAlign="center">
            Or{' '}
            <TextLink strong to={paths.login.to({ from })}>
              log in another way
            </TextLink>
          </chakra.p>
        </>
      )}
    </AppForm>
  );
}

/** Asks for the name of an account that has none: it is printed on parcels and shown with reviews. */
function Naming({ onName, onLater }: { onName: (name: string) => Promise<void>; onLater: () => void }) {
  return (
    <AppForm<{ name: string }>
      label="Your name"
      initialValues={{ name: '' }}
      validate={({ name }) => ({ name: nameProblem(name) })}
      onSubmit={async ({ name }) => {
        await onName(trimText(name));
        return undefined;
      }}
    >
      {({ busy }) => (
        <>
          <Note kind="success" role="status" title="You're logged in.">
            <span>
              What's your name? We put it on your packages. Without a name, we use your email address.
            </span>
          </Note>
          <TextField name="name" label="Name" autoComplete="name" />
          <Button type="submit" size="lg" shape="full" busy={busy}>
            Continue
          </Button>
          <LinkButton strong onClick={onLater}>
            Not now
          </LinkButton>
        </>
      )}
    </AppForm>
  );
}
