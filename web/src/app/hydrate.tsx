import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { nextTask } from '#shared/browser/next-task';
import { noteHydration } from '#shared/browser/waited-so-far';
import { whenIdle } from '#shared/browser/when-idle';
import { hydrateStyles } from '#shared/ui/theme/browser-styles';
import { tolerateTranslation } from './tolerate-translation';
import { replayEarlyInput } from './early-input';
import { readHydrationData, type HydrationData } from './hydration-data';
import { refreshOnPageRestored } from './on-page-restored';
import { isShownSince } from './shown-since';
import { loadMatchedPages } from './load-matched-pages';
import { DocumentPolicy } from './own-document';
import { prefetchOnIntent } from './prefetch';
import { Providers, type AppParts } from './providers';
import { handleOf } from './route-handle';
import { routes } from './routes';
import { createBrowserClient } from '#shared/apollo/browser-client';
import { browserTokenStore } from '#shared/session/access-token';
import { firebaseIdentity } from '#shared/session/firebase-identity';
import { createSession } from '#shared/session/session';
import { sessionCalls } from '#shared/session/session-calls';
import { tokenSource } from '#shared/session/token-source';
import { pageSystem } from '#shared/ui/theme/ground';

const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/**
 * Makes the style system once there is a reader: a page from the server does without it until something is shown that was not
 * on it (`shared/ui/theme/page-styles.ts`), which should not have to wait for it then.
 */
function getReadyOnIntent(): void {
  function getReady() {
    for (const sign of signsOfLife) removeEventListener(sign, getReady, true);
    whenIdle(() => pageSystem.isValidProperty('color'));
  }
  for (const sign of signsOfLife) addEventListener(sign, getReady, { capture: true, passive: true });
}

/** Keeps the page in the theme of the system when that changes, and in the light one on paper; index.html sets it before first paint. */
function followSystemTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const paper = window.matchMedia('print');
  function follow() {
    document.documentElement.classList.toggle('dark', dark.matches && !paper.matches);
  }
  dark.addEventListener('change', follow);
  paper.addEventListener('change', follow);
}

/** The browser's composition root: connects token store, identity provider, API client and session. */
function createBrowserApp({ config, cache, failures }: HydrationData): AppParts {
  const tokens = browserTokenStore();
  const client = createBrowserClient(
    tokenSource(tokens, {
      renew: () => session.renew(),
      recheckRole: () => session.recheckRole(),
    }),
    cache,
  );
  const session = createSession({
    tokens,
    identity: firebaseIdentity(config.firebase),
    calls: sessionCalls(client),
  });
  return { config, client, session, serverFailures: failures };
}

/** Hydrates the server's page. Resolves when the session knows the user. */
export async function hydrate(root: HTMLElement): Promise<void> {
  noteHydration();
  tolerateTranslation();
  followSystemTheme();
  await loadMatchedPages(routes, window.location.pathname);
  const app = createBrowserApp(readHydrationData(document));
  await nextTask();
  const router = createBrowserRouter(routes);
  const providerOf = (pathname: string) =>
    handleOf(matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [], 'provider');
  // In slices, so that the browser renders and scrolls in between; a click on a link has React finish at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <CacheProvider value={hydrateStyles()}>
          <Providers {...app}>
            <DocumentPolicy value={{ provider: providerOf(window.location.pathname), providerOf }}>
              {/* A navigation rendered as a transition and a query's answer can interrupt each other for ever. */}
              <RouterProvider router={router} useTransitions={false} />
            </DocumentPolicy>
          </Providers>
        </CacheProvider>
      </Hydrated>,
    );
  });
  prefetchOnIntent(routes, app.client);
  getReadyOnIntent();
  refreshOnPageRestored(app);
  if (isShownSince(document)) {
    void import('./renew-when-ready').then(({ renewWhenReady }) => renewWhenReady(app.client));
  }
  // A user who comes back from their mailbox may have confirmed their address there.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void app.session.seeConfirmation();
  });
  await app.session.restore();
}

/** Runs its effect after those of the whole page. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(function answerWhatWasAskedInBetween() {
    void nextTask().then(replayEarlyInput).then(layOutTheRest);
  }, []);
  return children;
}

/** What `Section deferred` puts off is there for pictures of the whole page, too. */
async function layOutTheRest(): Promise<void> {
  await document.fonts.ready;
  whenIdle(() => {
    document.documentElement.dataset.isWhole = '';
  });
}
