import type { RouteObject } from 'react-router-dom';
import { paths } from '#shop-kit/paths';
import { page } from './page-row';

const { dashboard } = paths;

/** The admins' half of the dashboard. */
export const adminPages: RouteObject[] = [
  page(dashboard.overview.path, 'overview-page', () => import('./pages/overview-page')),
  page(
    dashboard.manageAllOrders.path,
    'manage-all-orders-page',
    () => import('./pages/manage-all-orders-page'),
  ),
  page(dashboard.toShip.path, 'to-ship-page', () => import('./pages/to-ship-page')),
  page(dashboard.manageProducts.path, 'manage-products-page', () => import('./pages/manage-products-page')),
  page(dashboard.addProduct.path, 'add-product-page', () => import('./pages/add-product-page')),
  page(dashboard.makeAdmin.path, 'make-admin-page', () => import('./pages/make-admin-page')),
  page(dashboard.customer.path, 'customer-page', () => import('./pages/customer-page')),
  page(dashboard.fitment.path, 'fitment-page', () => import('./pages/fitment-page')),
  page(dashboard.partFitment.path, 'part-fitment-page', () => import('./pages/part-fitment-page')),
  page(dashboard.imports.path, 'imports-page', () => import('./pages/imports-page')),
  page(dashboard.import.path, 'import-page', () => import('./pages/import-page')),
  page(dashboard.jobs.path, 'admin-jobs-page', () => import('./pages/admin-jobs-page')),
  page(dashboard.messages.path, 'messages-page', () => import('./pages/messages-page')),
  page(dashboard.returns.path, 'returns-page', () => import('./pages/returns-page')),
  page(dashboard.cases.path, 'cases-page', () => import('./pages/cases-page')),
  page(dashboard.activity.path, 'activity-page', () => import('./pages/activity-page')),
];
