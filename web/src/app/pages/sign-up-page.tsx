import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPanel } from '#features/customers/auth/auth-panel';
import { GoogleButton } from '#features/customers/auth/google-button';
import { SignUpForm } from '#features/customers/auth/sign-up-form';
import { PartReminder } from '#features/catalogue/parts/part-reminder';
import { readArrival } from '#shared/session/arrival';
import { useSessionState } from '#shared/session/session-context';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { requestedPart } from './requested-part';
import { AuthLayout } from './auth-layout';

/** Creates an account, then goes to /home, as specified, or back to the page that asked for a login first. */
export function Component() {
  const arrival = readArrival(useSearchParams()[0]);
  const { from } = arrival;
  const partId = requestedPart(arrival);
  const target = from ?? paths.home.toAlias();
  const { status } = useSessionState();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();

  if (status === 'signed-in') return <Navigate to={target} replace />;

  function handleDone() {
    void navigate(target, { replace: true });
  }

  return (
    <AuthLayout
      intro={
        <>
          <PageMeta
            title="Create an account"
            description="An account to order parts, pay and see your orders."
          />
          <PageHeading>Create an account</PageHeading>
          <chakra.p color="fg.muted" maxW="36ch">
            Enter your name, email and a password. We'll send you an email to verify your address.
          </chakra.p>
          {partId && <PartReminder id={partId} />}
        </>
      }
      panel={
        <AuthPanel
          shortcut={<GoogleButton onRefusal={setRefusal} onDone={handleDone} />}
          form={<SignUpForm refusal={refusal} onRefusal={setRefusal} onDone={handleDone} from={from} />}
          elsewhere={
            <>
              Already have an account?{' '}
              <TextLink strong to={paths.login.to({ from })}>
                Log in
              </TextLink>
            </>
          }
        />
      }
    />
  );
}
