import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EntrancePanel } from '#features/customers/auth/auth-panel';
import { LogInByLink } from '#features/customers/auth/log-in-by-link';
import { readArrival } from '#shared/session/arrival';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { paths } from '#shop-kit/paths';
import { AuthLayout } from './auth-layout';

/** Any origin will do where the server renders: only the query counts. */
const here = () => (typeof window === 'undefined' ? 'http://shop.invalid' : window.location.origin);

/** Target of an emailed link; from there the user continues to the page where it was requested. */
export function Component() {
  const { pathname, search } = useLocation();
  // The page moves on when it is done; the link stays what it was.
  const [link] = useState(() => new URL(`${pathname}${search}`, here()));
  const { from } = readArrival(link.searchParams);
  const navigate = useNavigate();

  return (
    <AuthLayout
      intro={
        <>
          <PageMeta title="Log in with an email link" description="Log in with the link we emailed you." />
          <PageHeading>Log in with an email link</PageHeading>
          <chakra.p color="fg.muted" maxW="36ch">
            The link we emailed you logs you in without a password.
          </chakra.p>
        </>
      }
      panel={
        <EntrancePanel>
          <LogInByLink
            link={link.href}
            cart={link.searchParams.get('cart')}
            from={from}
            onDone={() => void navigate(from ?? paths.home.to(), { replace: true })}
          />
        </EntrancePanel>
      }
    />
  );
}
