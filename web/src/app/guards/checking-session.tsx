import { chakra } from '#shared/ui/chakra';
import { useSession } from '#shared/session/session-context';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { PageMeta } from '#shared/ui/page-meta';
import { Spinner } from '#shared/ui/spinner';
import { TextLink } from '#shared/ui/text-link';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';

const Waiting = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: 'belowHeader',
    color: 'fg.muted',
    // A session that is known at once should not flash a spinner.
    animation: 'appear {durations.base} 150ms both',
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Placeholder for a guarded page while the session is being checked. */
export function CheckingSession({ problem }: { problem: boolean }) {
  const session = useSession();
  if (!problem) {
    return (
      <>
        <Waiting role="status">
          <PageMeta title="Signing you in…" description="Checking your session." />
          <Spinner aria-hidden />
          Signing you in…
        </Waiting>
        <noscript>
          <Wrap py="8">
            <Note kind="info" title="This page requires JavaScript.">
              <span>
                Logging in, ordering and paying don't work without it. Turn it on and reload the page. You can
                still browse all parts: <TextLink to={paths.catalogue.to()}>See All Parts</TextLink>
              </span>
            </Note>
          </Wrap>
        </noscript>
      </>
    );
  }
  return (
    <Wrap py="8" minHeight="belowHeader">
      <ErrorBlock title="We couldn't sign you in." onRetry={() => void session.restore()}>
        We couldn't reach the server. You're still logged in. Check your connection.
      </ErrorBlock>
    </Wrap>
  );
}
