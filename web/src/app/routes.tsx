import type { RouteObject } from 'react-router-dom';
import { information } from '#features/information/information';
import { paths } from '#shop-kit/paths';
import { RequireAdmin } from './guards/require-admin';
import { RequireUser } from './guards/require-user';
import { ShellLayout } from './layouts/shell-layout';
import { NotFoundPage } from './pages/not-found-page';
import { PageError } from './pages/page-error';
import { ShellError } from './pages/shell-error';
import { chromes, type RouteHandle } from './route-handle';

/** Types what routes say about their pages. */
const handle = (entries: RouteHandle) => entries;

const shop: RouteObject[] = [
  {
    path: paths.catalogue.path,
    id: 'catalogue-page',
    handle: handle({ prefetch: async (asked) => (await import('./pages/catalogue-page')).prefetch(asked) }),
    lazy: async () => ({ Component: (await import('./pages/catalogue-page')).CataloguePage }),
  },
  {
    path: paths.part.path,
    id: 'part-page',
    handle: handle({ prefetch: async (asked) => (await import('./pages/part-page')).prefetch(asked) }),
    lazy: async () => ({ Component: (await import('./pages/part-page')).PartPage }),
  },
];

/** Where the car is chosen without script, and by whoever likes it plain. */
const car: RouteObject = {
  path: paths.car.path,
  handle: handle({ chrome: chromes.room }),
  id: 'car-page',
  lazy: async () => ({ Component: (await import('./pages/car-page')).CarPage }),
};

const reading: RouteObject[] = [
  {
    path: paths.blogs.path,
    id: 'blogs-page',
    lazy: async () => ({ Component: (await import('./pages/blogs-page')).BlogsPage }),
  },
  {
    path: paths.article.path,
    id: 'article-page',
    lazy: async () => ({ Component: (await import('./pages/article-page')).ArticlePage }),
  },
  {
    path: paths.portfolio.path,
    handle: handle({ chrome: chromes.room }),
    id: 'portfolio-page',
    lazy: async () => ({ Component: (await import('./pages/portfolio-page')).PortfolioPage }),
  },
  {
    path: paths.questions.path,
    handle: handle({ chrome: chromes.room }),
    id: 'questions-page',
    lazy: async () => ({ Component: (await import('./pages/questions-page')).QuestionsPage }),
  },
];

/** One page, which tells by the address what it shows. */
const about: RouteObject = {
  handle: handle({ chrome: chromes.room }),
  id: 'information-page',
  lazy: async () => ({ Component: (await import('./pages/information-page')).InformationPage }),
  // null: the page itself shows nothing inside.
  children: information.map(({ id }) => ({ path: paths[id].path, element: null })),
};

/** One page at two addresses. */
const home: RouteObject = {
  id: 'home-page',
  lazy: async () => ({ Component: (await import('./pages/home-page')).HomePage }),
  // null: the page itself shows nothing inside.
  children: [
    { path: paths.home.path, element: null },
    { path: paths.home.alias, element: null },
  ],
};

const entrance: RouteObject[] = [
  {
    path: paths.login.path,
    id: 'login-page',
    lazy: async () => ({ Component: (await import('./pages/login-page')).LoginPage }),
  },
  {
    path: paths.signUp.path,
    id: 'sign-up-page',
    lazy: async () => ({ Component: (await import('./pages/sign-up-page')).SignUpPage }),
  },
];

const forAdmins: RouteObject[] = [
  {
    path: paths.dashboard.overview.path,
    id: 'overview-page',
    lazy: async () => ({ Component: (await import('./pages/overview-page')).OverviewPage }),
  },
  {
    path: paths.dashboard.manageAllOrders.path,
    id: 'manage-all-orders-page',
    lazy: async () => ({
      Component: (await import('./pages/manage-all-orders-page')).ManageAllOrdersPage,
    }),
  },
  {
    path: paths.dashboard.manageProducts.path,
    id: 'manage-products-page',
    lazy: async () => ({ Component: (await import('./pages/manage-products-page')).ManageProductsPage }),
  },
  {
    path: paths.dashboard.addProduct.path,
    id: 'add-product-page',
    lazy: async () => ({ Component: (await import('./pages/add-product-page')).AddProductPage }),
  },
  {
    path: paths.dashboard.makeAdmin.path,
    id: 'make-admin-page',
    lazy: async () => ({ Component: (await import('./pages/make-admin-page')).MakeAdminPage }),
  },
  {
    path: paths.dashboard.fitment.path,
    id: 'fitment-page',
    lazy: async () => ({ Component: (await import('./pages/fitment-page')).FitmentPage }),
  },
  {
    path: paths.dashboard.partFitment.path,
    id: 'part-fitment-page',
    lazy: async () => ({ Component: (await import('./pages/part-fitment-page')).PartFitmentPage }),
  },
  {
    path: paths.dashboard.fitmentImport.path,
    id: 'fitment-import-page',
    lazy: async () => ({ Component: (await import('./pages/fitment-import-page')).FitmentImportPage }),
  },
  {
    path: paths.dashboard.cases.path,
    id: 'cases-page',
    lazy: async () => ({ Component: (await import('./pages/cases-page')).CasesPage }),
  },
  {
    path: paths.dashboard.activity.path,
    id: 'activity-page',
    lazy: async () => ({ Component: (await import('./pages/activity-page')).ActivityPage }),
  },
];

const dashboard: RouteObject = {
  path: paths.dashboard.path,
  handle: handle({ chrome: chromes.room }),
  id: 'dashboard-layout',
  lazy: async () => ({ Component: (await import('./layouts/dashboard-layout')).DashboardLayout }),
  children: [
    {
      index: true,
      id: 'my-profile-page',
      lazy: async () => ({ Component: (await import('./pages/my-profile-page')).MyProfilePage }),
    },
    {
      path: paths.dashboard.myOrders.path,
      handle: handle({ sessionLostTo: paths.home.to() }),
      id: 'my-orders-page',
      lazy: async () => ({ Component: (await import('./pages/my-orders-page')).MyOrdersPage }),
    },
    {
      path: paths.dashboard.myOrder.path,
      id: 'my-order-page',
      lazy: async () => ({ Component: (await import('./pages/my-order-page')).MyOrderPage }),
    },
    {
      path: paths.dashboard.addReview.path,
      id: 'add-review-page',
      lazy: async () => ({ Component: (await import('./pages/add-review-page')).AddReviewPage }),
    },
    { element: <RequireAdmin />, children: forAdmins },
  ],
};

const forUsers: RouteObject[] = [
  {
    path: paths.order.path,
    handle: handle({ chrome: chromes.room }),
    id: 'order-page',
    lazy: async () => ({ Component: (await import('./pages/order-page')).OrderPage }),
  },
  {
    path: paths.dashboard.payment.path,
    handle: handle({ provider: 'payment', chrome: chromes.quiet }),
    id: 'payment-page',
    lazy: async () => ({ Component: (await import('./pages/payment-page')).PaymentPage }),
  },
  dashboard,
];

/**
 * Every page of the shop. The outer error element stands in for the shell, the inner one for a page inside it. Pages are
 * loaded when they are asked for, and their ids are the names of their modules, so that the server can tell
 * the browser which script the page will need. There are no loaders: components fetch through Apollo.
 */
export const routes: RouteObject[] = [
  {
    element: <ShellLayout />,
    errorElement: <ShellError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          home,
          ...shop,
          car,
          ...reading,
          about,
          { handle: handle({ provider: 'sign-in', chrome: chromes.quiet }), children: entrance },
          { element: <RequireUser />, children: forUsers },
          { path: '*', element: <NotFoundPage />, handle: handle({ chrome: chromes.room }) },
        ],
      },
    ],
  },
];
