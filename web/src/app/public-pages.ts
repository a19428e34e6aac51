import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { information } from '#features/shop/information/information';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from './route-handle';

/** A row of the table of pages: the rest of a page is stated in its module. */
type PublicPage = RouteObject & { lazy: () => Promise<{ Component: ComponentType; handle: PageHandle }> };

// A parent's element at several addresses: its children show nothing inside.
const at = (path: string): RouteObject => ({ path, element: null });

/** Shopping pages: with the strip of categories. */
export const shopPages = [
  {
    id: 'home-page',
    lazy: () => import('./pages/home-page'),
    children: [at(paths.home.path), at(paths.home.alias)],
  },
  { path: paths.catalogue.path, id: 'catalogue-page', lazy: () => import('./pages/catalogue-page') },
  { path: paths.blogs.path, id: 'blogs-page', lazy: () => import('./pages/blogs-page') },
  { path: paths.article.path, id: 'article-page', lazy: () => import('./pages/article-page') },
  { path: paths.jobs.path, id: 'jobs-page', lazy: () => import('./pages/jobs-page') },
  { path: paths.job.path, id: 'job-page', lazy: () => import('./pages/job-page') },
  { path: paths.part.path, id: 'part-page', lazy: () => import('./pages/part-page') },
  { path: paths.cart.path, id: 'cart-page', lazy: () => import('./pages/cart-page') },
] satisfies PublicPage[];

/** Pages to read, or with a single choice. */
export const roomPages = [
  { path: paths.car.path, id: 'car-page', lazy: () => import('./pages/car-page') },
  { path: paths.questions.path, id: 'questions-page', lazy: () => import('./pages/questions-page') },
  { path: paths.portfolio.path, id: 'portfolio-page', lazy: () => import('./pages/portfolio-page') },
  {
    id: 'information-page',
    lazy: () => import('./pages/information-page'),
    children: information.map(({ id }) => at(paths[id].path)),
  },
] satisfies PublicPage[];
