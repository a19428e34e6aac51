import type { RouteObject } from 'react-router-dom';
import { paths } from '#shop-kit/paths';
import { chromes, type RouteHandle } from './route-handle';

/** Types what rows say about their pages. */
const handle = (entries: RouteHandle) => entries;

/** For whoever is not signed in yet. */
export const entrancePages: RouteObject[] = [
  { path: paths.login.path, id: 'login-page', lazy: () => import('./pages/login-page') },
  { path: paths.signUp.path, id: 'sign-up-page', lazy: () => import('./pages/sign-up-page') },
  { path: paths.logInByLink.path, id: 'login-link-page', lazy: () => import('./pages/login-link-page') },
];

/** For whoever is signed in, outside of the dashboard. */
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
    path: paths.dashboard.payment.path,
    handle: handle({ provider: 'payment', chrome: chromes.quiet }),
    id: 'payment-page',
    lazy: () => import('./pages/payment-page'),
  },
];

/** The customers' half of the dashboard. */
export const customerPages: RouteObject[] = [
  { index: true, id: 'my-profile-page', lazy: () => import('./pages/my-profile-page') },
  {
    path: paths.dashboard.myOrders.path,
    handle: handle({ sessionLostTo: paths.home.to() }),
    id: 'my-orders-page',
    lazy: () => import('./pages/my-orders-page'),
  },
  {
    path: paths.dashboard.askForReturn.path,
    id: 'ask-for-return-page',
    lazy: () => import('./pages/ask-for-return-page'),
  },
  { path: paths.dashboard.myOrder.path, id: 'my-order-page', lazy: () => import('./pages/my-order-page') },
  {
    path: paths.dashboard.addReview.path,
    id: 'add-review-page',
    lazy: () => import('./pages/add-review-page'),
  },
];
