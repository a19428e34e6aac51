import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { nextTask } from '#shared/browser/next-task';
import { noteHydration } from '#shared/browser/waited-so-far';
import { whenIdle } from '#shared/browser/when-idle';
import { hydrateStyles } from '#shared/ui/theme/browser-styles';
import { bearTranslation } from './bear-translation';
import { createBrowserApp } from './create-browser-app';
import { answerEarlyInput } from './early-input';
import { followSystemTheme } from './follow-system-theme';
import { getReadyOnIntent } from './get-ready-on-intent';
import { readHydrationData } from './hydration-data';
import { catchUpWhenShownAgain } from './shown-again';
import { isShownSince } from './shown-since';
import { loadMatchedPages } from './load-matched-pages';
import { DocumentPolicy } from './own-document';
import { prefetchOnIntent } from './prefetch';
import { Providers } from './providers';
import { handleOf } from './route-handle';
import { routes } from './routes';

/** Hydrates the server's page. Answers when the session knows who is there. */
export async function hydrate(root: HTMLElement): Promise<void> {
  noteHydration();
  bearTranslation();
  followSystemTheme();
  await loadMatchedPages(routes, window.location.pathname);
  const app = createBrowserApp(readHydrationData(document));
  await nextTask();
  const router = createBrowserRouter(routes);
  const providerOf = (pathname: string) =>
    handleOf(matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [], 'provider');
  // In slices, so that the browser draws and scrolls in between; a press on a link has React finish at once, others are kept.
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
  catchUpWhenShownAgain(app);
  if (isShownSince(document)) {
    void import('./renew-when-ready').then(({ renewWhenReady }) => renewWhenReady(app.client));
  }
  // Whoever comes back from their mailbox may have confirmed their address there.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void app.session.seeConfirmation();
  });
  await app.session.restore();
}

/** Its effect comes after those of the whole page. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(function answerWhatWasAskedInBetween() {
    void nextTask().then(answerEarlyInput).then(layOutTheRest);
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
