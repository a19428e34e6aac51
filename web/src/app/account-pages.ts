import type { RouteObject } from 'react-router-dom';
import { paths } from '#shop-kit/paths';
import { page } from './page-row';
import { chromes, type RouteHandle } from './route-handle';

const { dashboard } = paths;

/** Types what rows say about their pages. */
const handle = (entries: RouteHandle) => entries;

/** Pages for visitors who are not signed in. */
export const entrancePages: RouteObject[] = [
  page(paths.login.path, 'login-page', () => import('./pages/login-page')),
  page(paths.signUp.path, 'sign-up-page', () => import('./pages/sign-up-page')),
  page(paths.logInByLink.path, 'login-link-page', () => import('./pages/login-link-page')),
];

/** Pages for the signed-in user, outside of the dashboard. */
export const orderingPages: RouteObject[] = [
  {
    path: paths.order.path,
    handle: handle({ chrome: chromes.room }),
    id: 'order-page',
    lazy: () => import('./pages/order-page'),
  },
  {
    path: paths.checkout.path,
    handle: handle({ chrome: chromes.quiet }),
    id: 'checkout-page',
    lazy: () => import('./pages/checkout-page'),
  },
  {
    path: dashboard.payment.path,
    handle: handle({ provider: 'payment', chrome: chromes.quiet }),
    id: 'payment-page',
    lazy: () => import('./pages/payment-page'),
  },
];

/** The customers' half of the dashboard. */
export const customerPages: RouteObject[] = [
  { index: true, id: 'my-profile-page', lazy: () => import('./pages/my-profile-page') },
  {
    path: dashboard.myOrders.path,
    handle: handle({ sessionLostTo: paths.home.to() }),
    id: 'my-orders-page',
    lazy: () => import('./pages/my-orders-page'),
  },
  page(dashboard.askForReturn.path, 'ask-for-return-page', () => import('./pages/request-return-page')),
  page(dashboard.myOrder.path, 'my-order-page', () => import('./pages/my-order-page')),
  page(dashboard.addReview.path, 'add-review-page', () => import('./pages/add-review-page')),
];
