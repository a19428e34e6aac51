/** Every address of the shop: `path` for the router, `to` for links. No other file spells one out. */
import { activityLog, casesTable, ordersTable, productsTable, usersTable } from './admin-tables';
import { catalogueUrl } from './catalogue-view';

/** The two pages of the entrance say in their address where somebody came from, and why (see `readArrival`). */
const entrance = (path: string) => ({
  path,
  to(query: { from?: string; reason?: string } = {}) {
    const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
    return said.size > 0 ? `${path}?${said}` : path;
  },
});

const still = (path: string) => ({ path, to: () => path });

export const paths = {
  home: {
    path: '/',
    alias: '/home',
    to: () => '/',
    /** Where a new customer lands. */
    toAlias: () => '/home',
    toContact: () => '/home#contact',
  },
  blogs: still('/blogs'),
  article: { path: '/blogs/:slug', to: (slug: string) => `/blogs/${encodeURIComponent(slug)}` },
  questions: still('/qa'),
  portfolio: still('/myportfolio'),
  login: entrance('/login'),
  signUp: entrance('/signup'),
  catalogue: { path: '/catalogue', to: catalogueUrl },
  part: { path: '/catalogue/:id', to: (id: string) => `/catalogue/${encodeURIComponent(id)}` },
  order: { path: '/order/:id', to: (partId: string) => `/order/${encodeURIComponent(partId)}` },
  dashboard: {
    path: '/dashboard',
    to: () => '/dashboard',
    myOrders: still('/dashboard/myorders'),
    myOrder: {
      path: '/dashboard/myorders/:id',
      to: (orderId: string) => `/dashboard/myorders/${encodeURIComponent(orderId)}`,
    },
    addReview: still('/dashboard/addreview'),
    payment: {
      path: '/dashboard/payment/:id',
      to: (orderId: string) => `/dashboard/payment/${encodeURIComponent(orderId)}`,
    },
    overview: {
      path: '/dashboard/overview',
      to: (days?: number) => (days ? `/dashboard/overview?days=${days}` : '/dashboard/overview'),
    },
    manageAllOrders: ordersTable,
    manageProducts: productsTable,
    addProduct: still('/dashboard/addproduct'),
    makeAdmin: usersTable,
    cases: casesTable,
    activity: activityLog,
  },
} as const;
