import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPanel } from '#features/customers/auth/auth-panel';
import { GoogleButton } from '#features/customers/auth/google-button';
import { LoginForm } from '#features/customers/auth/login-form';
import { PartReminder } from '#features/catalogue/parts/part-reminder';
import { readArrival } from '#shared/session/arrival';
import { useSessionState } from '#shared/session/session-context';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { requestedPart } from './requested-part';
import { ArrivalNote } from './arrival-note';
import { AuthLayout } from './auth-layout';

/** Login, then back to the requested page. */
export function Component() {
  const arrival = readArrival(useSearchParams()[0]);
  const { status } = useSessionState();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const target = arrival.from ?? paths.home.to();
  const partId = requestedPart(arrival);

  if (status === 'signed-in') return <Navigate to={target} replace />;

  function handleDone() {
    void navigate(target, { replace: true });
  }

  return (
    <AuthLayout
      intro={
        <>
          <PageMeta title="Login" description="Log in to order, pay and see your orders." />
          <ArrivalNote arrival={arrival} forOrder={partId !== undefined} />
          <PageHeading takesFocus={!arrival.from && !arrival.reason}>Login</PageHeading>
          <chakra.p color="fg.muted" maxW="36ch">
            {partId
              ? 'Log in to continue. We hold your items once you place the order.'
              : 'Log in to order parts, pay and track your orders.'}
          </chakra.p>
          {partId && <PartReminder id={partId} />}
        </>
      }
      panel={
        <AuthPanel
          shortcut={<GoogleButton onRefusal={setRefusal} onDone={handleDone} />}
          form={
            <LoginForm refusal={refusal} onRefusal={setRefusal} onDone={handleDone} from={arrival.from} />
          }
          elsewhere={
            <>
              New here?{' '}
              <TextLink strong to={paths.signUp.to({ from: arrival.from })}>
                Create an account
              </TextLink>
            </>
          }
        />
      }
    />
  );
}
