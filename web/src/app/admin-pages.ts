import type { RouteObject } from 'react-router-dom';
import { paths } from '#shop-kit/paths';

const { dashboard } = paths;

/** The admins' half of the dashboard. */
export const adminPages: RouteObject[] = [
  { path: dashboard.overview.path, id: 'overview-page', lazy: () => import('./pages/overview-page') },
  {
    path: dashboard.manageAllOrders.path,
    id: 'manage-all-orders-page',
    lazy: () => import('./pages/manage-all-orders-page'),
  },
  { path: dashboard.toShip.path, id: 'to-ship-page', lazy: () => import('./pages/to-ship-page') },
  {
    path: dashboard.manageProducts.path,
    id: 'manage-products-page',
    lazy: () => import('./pages/manage-products-page'),
  },
  { path: dashboard.addProduct.path, id: 'add-product-page', lazy: () => import('./pages/add-product-page') },
  { path: dashboard.makeAdmin.path, id: 'make-admin-page', lazy: () => import('./pages/make-admin-page') },
  { path: dashboard.customer.path, id: 'customer-page', lazy: () => import('./pages/customer-page') },
  { path: dashboard.fitment.path, id: 'fitment-page', lazy: () => import('./pages/fitment-page') },
  {
    path: dashboard.partFitment.path,
    id: 'part-fitment-page',
    lazy: () => import('./pages/part-fitment-page'),
  },
  {
    path: dashboard.imports.path,
    id: 'imports-page',
    lazy: () => import('./pages/imports-page'),
  },
  { path: dashboard.import.path, id: 'import-page', lazy: () => import('./pages/import-page') },
  { path: dashboard.jobs.path, id: 'admin-jobs-page', lazy: () => import('./pages/admin-jobs-page') },
  { path: dashboard.messages.path, id: 'messages-page', lazy: () => import('./pages/messages-page') },
  { path: dashboard.returns.path, id: 'returns-page', lazy: () => import('./pages/returns-page') },
  { path: dashboard.cases.path, id: 'cases-page', lazy: () => import('./pages/cases-page') },
  { path: dashboard.activity.path, id: 'activity-page', lazy: () => import('./pages/activity-page') },
];
