import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createBrowserApp } from '#app/create-browser-app';
import { followSystemTheme } from '#app/follow-system-theme';
import { readHandOver } from '#app/hand-over';
import { loadMatchedPages } from '#app/load-matched-pages';
import { Providers } from '#app/providers';
import { routes } from '#app/routes';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  followSystemTheme();
  await loadMatchedPages(routes, window.location.pathname);
  const app = createBrowserApp(readHandOver(document));
  const router = createBrowserRouter(routes);
  hydrateRoot(
    root,
    <Providers {...app}>
      {/* A navigation rendered as a transition and a query's answer can interrupt each other for ever. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  await app.session.restore();
}

void start();
