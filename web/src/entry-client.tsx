import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { createBrowserApp } from '#app/create-browser-app';
import { followSystemTheme } from '#app/follow-system-theme';
import { readHandOver } from '#app/hand-over';
import { Providers } from '#app/providers';
import { routes } from '#app/routes';

/** The page that the server rendered must be there before hydration, or the first render would not match it. */
async function loadMatchedPages(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  followSystemTheme();
  await loadMatchedPages();
  const app = createBrowserApp(readHandOver(document));
  const router = createBrowserRouter(routes);
  hydrateRoot(
    root,
    <Providers {...app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await app.session.restore();
}

void start();
