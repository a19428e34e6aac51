/** Every address of the shop: `path` for the router, `to` for links. No other file spells one out. */
import {
  activityLog,
  casesTable,
  fitmentTable,
  importsTable,
  messagesTable,
  ordersTable,
  productsTable,
  returnsTable,
  toShipTable,
  usersTable,
} from './admin-tables';
import type { ChosenCar } from './car/car';
import { withCar } from './car/car-address';
import { catalogueUrl } from './catalogue-view';

/**
 * The login pages have in their URL the page the user was on, and why (see `readArrival`); that of an emailed link also
 * the cart (`writeLine`), for a browser without it.
 */
const entrance = (path: string) => ({
  path,
  to(query: { from?: string; reason?: string; cart?: string } = {}) {
    const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
    return params.size > 0 ? `${path}?${params}` : path;
  },
});

const still = (path: string) => ({ path, to: () => path });

function queryOf(car: ChosenCar | null): string {
  const query = withCar(new URLSearchParams(), car);
  return query.size > 0 ? `?${query}` : '';
}

export const paths = {
  home: {
    path: '/',
    alias: '/home',
    to: () => '/',
    /** Page that new customers see first. */
    toAlias: () => '/home',
    toContact: () => '/home#contact',
  },
  blogs: still('/blogs'),
  article: { path: '/blogs/:slug', to: (slug: string) => `/blogs/${encodeURIComponent(slug)}` },
  questions: still('/qa'),
  portfolio: still('/myportfolio'),
  contact: still('/contact'),
  shipping: still('/shipping'),
  privacy: still('/privacy'),
  terms: still('/terms'),
  login: entrance('/login'),
  signUp: entrance('/signup'),
  logInByLink: entrance('/login/link'),
  catalogue: { path: '/catalogue', to: catalogueUrl },
  part: {
    path: '/catalogue/:id',
    /** URL with a car, for users whose browser stores none. */
    to: (id: string, car: ChosenCar | null = null) => `/catalogue/${encodeURIComponent(id)}${queryOf(car)}`,
  },
  order: {
    path: '/order/:id',
    /** URL with a car, for users whose browser stores none. */
    to: (partId: string, car: ChosenCar | null = null) =>
      `/order/${encodeURIComponent(partId)}${queryOf(car)}`,
  },
  car: still('/car'),
  jobs: { path: '/jobs', to: (car: ChosenCar | null = null) => `/jobs${queryOf(car)}` },
  job: {
    path: '/jobs/:key',
    to: (key: string, car: ChosenCar | null = null) => `/jobs/${encodeURIComponent(key)}${queryOf(car)}`,
  },
  cart: still('/cart'),
  checkout: still('/checkout'),
  dashboard: {
    path: '/dashboard',
    to: () => '/dashboard',
    myOrders: still('/dashboard/myorders'),
    myOrder: {
      path: '/dashboard/myorders/:id',
      to: (orderId: string) => `/dashboard/myorders/${encodeURIComponent(orderId)}`,
      /** URL that opens the print dialog of the receipt. */
      toReceipt: (orderId: string) => `/dashboard/myorders/${encodeURIComponent(orderId)}?receipt`,
    },
    /** Page to request a return of an order; its progress is shown on the order's page. */
    askForReturn: {
      path: '/dashboard/myorders/:id/return',
      to: (orderId: string) => `/dashboard/myorders/${encodeURIComponent(orderId)}/return`,
    },
    addReview: still('/dashboard/addreview'),
    payment: {
      path: '/dashboard/payment/:id',
      /** Pays one order, or several together. */
      to(orderId: string, others: readonly string[] = []) {
        const path = `/dashboard/payment/${encodeURIComponent(orderId)}`;
        return others.length > 0 ? `${path}?with=${others.map(encodeURIComponent).join()}` : path;
      },
    },
    overview: {
      path: '/dashboard/overview',
      to: (days?: number) => (days ? `/dashboard/overview?days=${days}` : '/dashboard/overview'),
    },
    manageAllOrders: ordersTable,
    toShip: toShipTable,
    manageProducts: productsTable,
    addProduct: {
      path: '/dashboard/addproduct',
      /** URL with a draft, to continue it. */
      to: (draftId?: string) =>
        draftId ? `/dashboard/addproduct?draft=${encodeURIComponent(draftId)}` : '/dashboard/addproduct',
    },
    makeAdmin: usersTable,
    customer: {
      path: '/dashboard/customers/:id',
      /** URL with a page of their orders. */
      to(id: string, page = 1) {
        const path = `/dashboard/customers/${encodeURIComponent(id)}`;
        return page > 1 ? `${path}?page=${page}` : path;
      },
    },
    fitment: fitmentTable,
    partFitment: {
      path: '/dashboard/fitment/parts/:id',
      to(partId: string, tab: 'cars' | 'numbers' | 'specifications' = 'cars', row: string | null = null) {
        const query = new URLSearchParams({ ...(tab !== 'cars' && { tab }), ...(row && { row }) });
        const path = `/dashboard/fitment/parts/${encodeURIComponent(partId)}`;
        return query.size > 0 ? `${path}?${query}` : path;
      },
    },
    imports: importsTable,
    import: {
      path: '/dashboard/imports/:id',
      to: (id: string) => `/dashboard/imports/${encodeURIComponent(id)}`,
    },
    jobs: still('/dashboard/jobs'),
    messages: messagesTable,
    returns: returnsTable,
    cases: casesTable,
    activity: activityLog,
  },
} as const;
