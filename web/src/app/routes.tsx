import type { RouteObject } from 'react-router-dom';
import { paths } from '#shop-kit/paths';
import { customerPages, entrancePages, orderingPages } from './account-pages';
import { adminPages } from './admin-pages';
import { RequireAdmin } from './guards/require-admin';
import { RequireUser } from './guards/require-user';
import { ShellLayout } from './layouts/shell-layout';
import { NotFoundPage } from './pages/not-found-page';
import { PageError } from './pages/page-error';
import { ShellError } from './pages/shell-error';
import { roomPages, shopPages } from './public-pages';
import { chromes, type RouteHandle } from './route-handle';

/** Types what routes say about the pages inside. */
const handle = (entries: RouteHandle) => entries;

const dashboard: RouteObject = {
  path: paths.dashboard.path,
  handle: handle({ chrome: chromes.room }),
  id: 'dashboard-layout',
  lazy: () => import('./layouts/dashboard-layout'),
  children: [...customerPages, { element: <RequireAdmin />, children: adminPages }],
};

/**
 * Every page of the shop, its row in the file of those who may see it: that decides its guard and which scripts it shares
 * (`web/vite/chunk-groups.ts`). The outer error element replaces the shell, the inner one a page inside it. A page is
 * a route module of React Router, loaded when it is opened, and its id is the name of its file, so that the server
 * can tell the browser which script the page will need. There are no loaders (ADR 022).
 */
export const routes: RouteObject[] = [
  {
    element: <ShellLayout />,
    errorElement: <ShellError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          ...shopPages,
          { handle: handle({ chrome: chromes.room }), children: roomPages },
          { handle: handle({ provider: 'sign-in', chrome: chromes.quiet }), children: entrancePages },
          { element: <RequireUser />, children: [...orderingPages, dashboard] },
          { path: '*', element: <NotFoundPage />, handle: handle({ chrome: chromes.room }) },
        ],
      },
    ],
  },
];
