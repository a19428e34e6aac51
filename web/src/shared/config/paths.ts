/** Every address of the shop: `path` for the router, `to` for links. No other file spells one out (style rule 16). */
import { ordersTable, productsTable, usersTable } from './admin-tables';
import { categoryOf, type CategoryId } from './categories';

interface CatalogueView {
  search?: string;
  category?: CategoryId;
}

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
  blogs: { ...still('/blogs'), article: (slug: string) => `/blogs/${slug}` },
  portfolio: still('/myportfolio'),
  login: still('/login'),
  signUp: still('/signup'),
  catalogue: {
    path: '/catalogue',
    to: ({ search, category }: CatalogueView = {}) => {
      const query = new URLSearchParams();
      if (search) query.set('q', search);
      if (category) query.set('category', categoryOf(category).slug);
      return query.size > 0 ? `/catalogue?${query}` : '/catalogue';
    },
  },
  part: { path: '/catalogue/:id', to: (id: string) => `/catalogue/${encodeURIComponent(id)}` },
  order: { path: '/order/:id', to: (partId: string) => `/order/${encodeURIComponent(partId)}` },
  dashboard: {
    path: '/dashboard',
    to: () => '/dashboard',
    myOrders: still('/dashboard/myorders'),
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
  },
} as const;
