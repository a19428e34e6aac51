import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/config/paths';
import { orderChrome, quietChrome } from './chrome';
import { RequireUser } from './guards/require-user';
import { ShellLayout } from './layouts/shell-layout';
import { HomePage } from './pages/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { PageError } from './pages/page-error';
import { ShellError } from './pages/shell-error';

/**
 * Every page of the shop. The outer error element stands in for the shell, the inner one for a page inside it. Pages but
 * the first are loaded when they are asked for; there are no loaders: components fetch through Apollo.
 */
export const routes: RouteObject[] = [
  {
    element: <ShellLayout />,
    errorElement: <ShellError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { path: paths.home.path, element: <HomePage /> },
          { path: paths.home.alias, element: <HomePage /> },
          {
            handle: quietChrome,
            children: [
              {
                path: paths.login.path,
                lazy: async () => ({ Component: (await import('./pages/login-page')).LoginPage }),
              },
              {
                path: paths.signUp.path,
                lazy: async () => ({ Component: (await import('./pages/sign-up-page')).SignUpPage }),
              },
            ],
          },
          {
            element: <RequireUser />,
            children: [
              {
                path: paths.order.path,
                handle: orderChrome,
                lazy: async () => ({ Component: (await import('./pages/order-page')).OrderPage }),
              },
            ],
          },
          { path: '*', element: <NotFoundPage />, handle: quietChrome },
        ],
      },
    ],
  },
];
